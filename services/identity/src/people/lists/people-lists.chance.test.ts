import { actorOf, isCoachable, isStaff, mayCoach, mayKnow } from '@coaching/access';
import { chance } from '@coaching/access/testing';
import { type Actor, comparable, type Role, roles } from '@coaching/contracts';
import { hitsCounted, WITHOUT_ID } from '@coaching/service-kit';
import { Refused } from '@coaching/service-kit/testing';
import type { ImportedPerson } from '../../import/imported';
import { anOrganization, aPerson } from '../../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../../testing/identity-for-test';
import { changePerson } from '../change-person';
import { peopleIn } from '../people-repository';
import { type PersonColumn, type PersonRecord, personSorts } from '../person-record';
import { presentOwnUser } from '../present-person';
import { few } from './few';

const PEOPLE = 120;
const ASKED = 250;
const columns = Object.keys(personSorts) as PersonColumn[];

const organizations = [
  anOrganization('Cedar Grove', 'Elementary', 'Secondary'),
  anOrganization('Lakeside', 'Upper'),
  anOrganization('Hillview', 'Lower', 'Middle'),
];
const programs = organizations.flatMap((organization) =>
  organization.programs.map(({ uid }) => ({ uid, organization_uid: organization.uid })),
);

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => identity.close());

/** Choices that a seed repeats. */
function choices(seed: number) {
  const next = chance(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)]!;
  const some = <Value>(values: readonly Value[], share: number) => values.filter(() => next() < share);
  return { below, pick, some, isSo: (share: number) => next() < share };
}
type Choices = ReturnType<typeof choices>;

const syllables = [
  'ma',
  'ri',
  'Ga',
  'cía',
  'Ö',
  'ß',
  'ςa',
  '-',
  '’',
  ' ',
  'Li',
  '學',
  'zé',
  'art',
  '.',
  'Ai',
];
const aName = ({ pick, below }: Choices) => Array.from({ length: below(5) }, () => pick(syllables)).join('');

/** Places that somebody could have; mostly one, with one role or none. */
function somePlaces({ some, pick, isSo }: Choices): ImportedPerson['schools'] {
  const someRoles = () => (isSo(0.7) ? [pick(roles)] : some(roles, 0.15));
  return some(organizations, 0.4).map(({ uid, programs }) => ({
    organization_uid: uid,
    roles: someRoles(),
    programs: some(programs, 0.5).map((program) => ({ program_uid: program.uid, roles: someRoles() })),
  }));
}

function somebody(made: Choices, others: readonly ImportedPerson[]): ImportedPerson {
  return aPerson({
    first_name: aName(made),
    last_name: aName(made),
    roles: made.isSo(0.2) ? [made.pick(roles)] : [],
    schools: somePlaces(made),
    coaches: made.some(others, 0.03).map(({ uid }) => uid),
  });
}

/** People who came, changed, went and came back; as they are stored. */
async function somePeople(made: Choices): Promise<PersonRecord[]> {
  const { context } = identity.service;
  const people = peopleIn(context.connection);
  const imported: ImportedPerson[] = [];
  for (let count = 0; count < PEOPLE; count += 1) imported.push(somebody(made, imported));
  // The last one cannot be deleted.
  await identity.withPeople([...imported, aPerson({ roles: ['Superuser'] })], organizations);
  for (const { uid } of made.some(imported, 0.2)) {
    const other = somebody(made, imported);
    await changePerson({ people, context }, uid, new Date(), (person) => ({
      ...person,
      last_name: other.last_name,
      roles: [...other.roles],
      coaches: [...other.coaches],
      schools: made.some(person.schools, 0.7),
    }));
  }
  for (const person of made.some(imported, 0.2)) {
    await identity.remove(person);
    const stored = await people.findAny(person.uid);
    if (made.isSo(0.5))
      await context.transaction(({ session }) =>
        people.store.restore({ ...stored!, deleted_at: null, deleted_by: null }, session),
      );
  }
  return people.model.find({}, WITHOUT_ID).lean<PersonRecord[]>();
}

interface Query {
  organization_uid?: string;
  program_uid?: string;
  coach_uid?: string;
  role?: Role;
  query?: string;
  sortBy: PersonColumn;
  descending: boolean;
  page: number;
  rowsPerPage: number;
}

function someQuery(made: Choices, everybody: readonly PersonRecord[], viewer: Actor): Query {
  const { pick, isSo, below } = made;
  const person = pick(everybody);
  const word = () => {
    const text = pick([person.first_name, person.last_name, person.email, 'zebra', aName(made)]);
    const begin = below(text.length);
    return text.slice(begin, begin + 1 + below(6));
  };
  return {
    ...(isSo(0.4) && { organization_uid: pick(organizations).uid }),
    ...(isSo(0.25) && { program_uid: pick(programs).uid }),
    ...(isSo(0.3) && { coach_uid: isSo(0.7) ? viewer.uid : pick(everybody).uid }),
    ...(isSo(0.3) && { role: pick(roles) }),
    ...(isSo(0.5) && { query: isSo(0.7) ? word() : `${word()} ${word()}` }),
    sortBy: pick(columns),
    descending: isSo(0.5),
    page: 1 + below(4),
    rowsPerPage: pick([0, 1, 2, 3, 7, 50]),
  };
}

/** Who holds a role in the place asked for, as far as the viewer may know of roles elsewhere. */
function isHolder(viewer: Actor, person: PersonRecord, { role, organization_uid, program_uid }: Query) {
  if (!role) return true;
  const places = person.schools.flatMap((school) => school.programs);
  if (program_uid)
    return places.some((place) => place.program_uid === program_uid && place.roles.includes(role));
  const own = viewer.schools.map((school) => school.organization_uid);
  const counts = (uid: string) =>
    organization_uid ? uid === organization_uid : isStaff(viewer) || own.includes(uid);
  return (
    (!organization_uid && isStaff(viewer) && person.roles.includes(role)) ||
    person.schools.some(
      (school) =>
        counts(school.organization_uid) &&
        [school.roles, ...school.programs.map((program) => program.roles)].flat().includes(role),
    )
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const names = (person: PersonRecord) => columns.map((column) => comparable(person[column]));

function isHit(person: PersonRecord, query = '') {
  const words = comparable(query).split(/\s+/).filter(Boolean);
  return words.every((word) => names(person).some((name) => new RegExp(escaped(word), 'i').test(name)));
}

/** Everybody who is asked for, in order, by the rules alone. */
function expected(everybody: readonly PersonRecord[], viewer: Actor, query: Query): string[] {
  const { organization_uid, program_uid, coach_uid, sortBy, descending } = query;
  const coach =
    coach_uid === viewer.uid
      ? viewer
      : coach_uid && actorOf(presentOwnUser(everybody.find(({ uid }) => uid === coach_uid)!), null);
  const isAsked = (person: PersonRecord) =>
    (!organization_uid || person.schools.some((school) => school.organization_uid === organization_uid)) &&
    (!program_uid ||
      person.schools.some((school) => school.programs.some((place) => place.program_uid === program_uid))) &&
    (coach ? mayCoach(coach, person) && isCoachable(person) : true) &&
    (coach_uid === viewer.uid || mayKnow(viewer, person)) &&
    isHolder(viewer, person, query) &&
    isHit(person, query.query);
  const compare = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
  const sorted = everybody
    .filter(isAsked)
    .sort(
      (one, other) =>
        compare(comparable(one[sortBy]), comparable(other[sortBy])) || compare(one.uid, other.uid),
    );
  return (descending ? sorted.reverse() : sorted).map(({ uid }) => uid);
}

it.each([
  [1, few],
  [2, { besides: 4, hits: 3, words: 5, orders: 2, told: 3 }],
  [3, { besides: 20, hits: 1, words: 200, orders: 8, told: 40 }],
  [5, { besides: 1, hits: 1, words: 2, orders: 1, told: 1 }],
])(
  'lists exactly those whom the rules let through, in order, page by page (chance %d)',
  async (seed, limits) => {
    jest.replaceProperty(few, 'besides', limits.besides);
    jest.replaceProperty(few, 'hits', limits.hits);
    const made = choices(seed);
    await peopleIn(identity.service.context.connection).model.collection.deleteMany({});
    await identity.service.context.connection.model('PersonTally').collection.deleteMany({});
    const everybody = await somePeople(made);
    let answered = 0;
    for (let asked = 0; asked < ASKED; asked += 1) {
      const viewer = await identity.actorFor(made.pick(everybody));
      const query = someQuery(made, everybody, viewer);
      const answer = await identity
        .call('getUsers', { query: { ...query, descending: String(query.descending) as 'true' } }, viewer)
        .catch((error: unknown) => error);
      if (answer instanceof Refused) continue;
      if (answer instanceof Error) throw answer;
      answered += 1;
      const { users, total, more } = answer as { users: { uid: string }[]; total: number; more?: true };
      const all = expected(everybody, viewer, query);
      const limit = query.rowsPerPage || 1000;
      const skip = (query.page - 1) * limit;
      const counted = skip + Math.max(limit, hitsCounted(limit));
      const isMore = Boolean(query.query && comparable(query.query).trim()) && all.length > counted;
      expect({ query, viewer, uids: users.map(({ uid }) => uid), total, more: Boolean(more) }).toEqual({
        query,
        viewer,
        uids: all.slice(skip, skip + limit),
        total: isMore ? counted + 1 : all.length,
        more: isMore,
      });
    }
    expect(answered).toBeGreaterThan(ASKED / 2);
  },
);
