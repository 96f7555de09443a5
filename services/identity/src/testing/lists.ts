import { type Actor, type ImportRow, newUid, type PeopleEntity, type Role } from '@coaching/contracts';
import { peopleIn } from '../people/people-repository';
import { anOrganization, aPerson, at, inProgram } from './builders';
import type { IdentityForTest } from './identity-for-test';

export const anAddress = () => `${newUid().toLowerCase()}@school.test`;

/** Who signs in with an address, as stored. */
export const personAt = async (identity: IdentityForTest, email: string) =>
  (await peopleIn(identity.service.context.connection).byLogins([email])).get(email);

/** An organisation with its admins, people of it, and people elsewhere. */
export async function aDistrict(identity: IdentityForTest) {
  const cedar = anOrganization('Cedar Grove', 'Elementary', 'Middle');
  const lakeside = anOrganization('Lakeside');
  const users = {
    admin: aPerson({ schools: [at(cedar, 'Organization Admin')] }),
    otherAdmin: aPerson({ schools: [at(cedar, 'Organization Admin')] }),
    coachee: aPerson({ first_name: 'Grase', last_name: 'Hopper', schools: [at(cedar, 'Coachee')] }),
    coach: aPerson({ schools: [at(cedar, 'Coach')] }),
    programAdmin: aPerson({ schools: [inProgram(cedar, 0, 'Program Admin')] }),
    stranger: aPerson({ schools: [at(lakeside, 'Coach')] }),
    strangersAdmin: aPerson({ schools: [at(lakeside, 'Organization Admin')] }),
    support: aPerson({ roles: ['Support'] }),
  };
  await identity.withPeople(Object.values(users), [cedar, lakeside]);
  return {
    cedar,
    users,
    entity: { entity_type: 'organization', uid: cedar.uid } satisfies PeopleEntity,
    actor: (who: keyof typeof users) => {
      const [school] = users[who].schools;
      return identity.actorFor(users[who], school && { uid: school.organization_uid });
    },
  };
}
export type District = Awaited<ReturnType<typeof aDistrict>>;

/** A row of a list, of a person who is nobody in particular. */
export const aRow = (number: number, email: string, more: Partial<ImportRow> = {}): ImportRow => ({
  number,
  first_name: 'Inês',
  last_name: 'Carvalho',
  email,
  role: '',
  program: '',
  ...more,
});

/** A list that somebody looks over, imports and takes back. */
export function aList(
  identity: IdentityForTest,
  { entity }: { entity: PeopleEntity },
  actor: Actor,
  role: Role = 'Coach',
) {
  const uid = newUid();
  const body = { uid, file_name: 'people.csv', role, entity };
  const get = async () => (await identity.call('getImport', { params: { uid } }, actor)).import;
  const commitOnce = async (checksum?: string) => {
    const given = checksum ?? (await get()).checksum;
    return identity.call('commitImport', { body: { uid, checksum: given } }, actor);
  };
  return {
    uid,
    get,
    commitOnce,
    preview: async (rows: ImportRow[], removed: number[] = []) =>
      (await identity.call('previewImport', { body: { ...body, rows, removed } }, actor)).rows,
    async commit() {
      const { checksum } = await get();
      for (;;) {
        const answer = await commitOnce(checksum);
        if (answer.import.status === 'done') return answer;
      }
    },
    async takeBack(by = actor) {
      const left = [];
      for (;;) {
        const answer = await identity.call('takeBackImport', { body: { uid } }, by);
        left.push(...answer.left);
        if (answer.import.status === 'taken-back') return { ...answer, left };
      }
    },
    async rows() {
      const input = { params: { uid }, query: { rowsPerPage: 0 } };
      return (await identity.call('getImportRows', input, actor)).rows;
    },
  };
}
