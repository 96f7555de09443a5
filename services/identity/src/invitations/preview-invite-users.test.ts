import { type Actor, newUid, type PeopleEntity, type Role } from '@coaching/contracts';
import { peopleIn } from '../people/people-repository';
import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

const license = { product: 'yearly', start_date: '01/01/2026', end_date: '01/01/2126' };
const anAddress = () => `${newUid().toLowerCase()}@school.test`;
const namedBy = (email: string) => ({ first_name: 'Inês', last_name: 'Carvalho', email });

/** An organisation with its admin, a member, a coachee of its program, and people elsewhere. */
async function aDistrict() {
  const cedar = anOrganization('Cedar Grove', 'Elementary');
  const lakeside = anOrganization('Lakeside');
  const people = {
    admin: aPerson({ schools: [at(cedar, 'Organization Admin')] }),
    coachee: aPerson({ schools: [inProgram(cedar, 0, 'Coachee')] }),
    coach: aPerson({ schools: [at(cedar, 'Coach')] }),
    stranger: aPerson({ schools: [at(lakeside, 'Coach')] }),
    strangersAdmin: aPerson({ schools: [at(lakeside, 'Organization Admin')] }),
    support: aPerson({ roles: ['Support'] }),
    solo: aPerson({ roles: ['Coach'], licenses: [license] }),
  };
  await identity.withPeople(Object.values(people), [cedar, lakeside]);
  return {
    cedar,
    people,
    entity: { entity_type: 'organization', uid: cedar.uid } satisfies PeopleEntity,
    actor: (who: keyof typeof people) => {
      const [school] = people[who].schools;
      return identity.actorFor(people[who], school && { uid: school.organization_uid });
    },
  };
}

const preview = async (
  actor: Actor | null,
  emails: string[],
  { role = 'Coach', entity }: { role?: Role; entity?: PeopleEntity },
) => {
  const body = { users: emails.map(namedBy), role, entity };
  const { users } = await identity.call('previewInviteUsers', { body }, actor);
  return users.map(({ outcome, username }) => [outcome, username]);
};
const revisionsAt = async (emails: string[]) => {
  const found = await peopleIn(identity.service.context.connection).byLogins(emails);
  return emails.map((email) => found.get(email)?.revision ?? null);
};

it('says who is new, who gets the place besides and who has it, and does nothing', async () => {
  const { people, actor, entity } = await aDistrict();
  const emails = [
    anAddress(),
    people.coachee.email,
    people.coach.email.toUpperCase(),
    people.support.email,
    people.stranger.email,
  ];
  const before = await revisionsAt(emails);
  const published = (await identity.published()).length;
  expect(await preview(await actor('admin'), emails, { entity })).toEqual([
    ['new', ''],
    ['added', 'Pat Person'],
    ['there', 'Pat Person'],
    // Who shares nothing with them is not given away, and neither is who works for the platform.
    ['new', ''],
    ['new', ''],
  ]);
  expect(await revisionsAt(emails)).toEqual(before);
  expect((await identity.published()).length).toBe(published);
});

it('is what then happens', async () => {
  const { people, actor, entity } = await aDistrict();
  const emails = [anAddress(), people.coachee.email, people.coach.email];
  const admin = await actor('admin');
  const body = { users: emails.map(namedBy), role: 'Coach' as const, entity };
  await identity.call('addInviteUsers', { body }, admin);
  expect((await preview(admin, emails, { entity })).map(([outcome]) => outcome)).toEqual(
    Array(3).fill('there'),
  );
});

it('answers staff with the names of all they see', async () => {
  const { people, actor, entity } = await aDistrict();
  const { email } = people.stranger;
  const emails = [email, people.support.email];
  expect(await preview(await actor('support'), emails, { entity })).toEqual([
    ['added', 'Pat Person'],
    ['refused', 'Pat Person'],
  ]);
});

it('is for a coach of her own coachees only', async () => {
  const { people, actor } = await aDistrict();
  const entity: PeopleEntity = { entity_type: 'coaches', uid: people.solo.uid };
  const solo = await actor('solo');
  expect(await preview(solo, [people.solo.email, anAddress()], { role: 'Coachee', entity })).toEqual([
    ['refused', 'Pat Person'],
    ['new', ''],
  ]);
  await expect(preview(solo, [anAddress()], { role: 'Coach', entity })).rejects.toMatchObject({
    status: 403,
  });
});

it.each([
  ['strangersAdmin', 404],
  ['coach', 403],
  ['solo', 404],
  [null, 401],
] as const)('is refused to %s as inviting is', async (who, status) => {
  const { actor, entity } = await aDistrict();
  const asked = preview(who && (await actor(who)), [anAddress()], { entity });
  await expect(asked).rejects.toMatchObject({ status });
});

it.each([[0], [501]])('takes not %i people', async (count) => {
  const { actor, entity } = await aDistrict();
  const asked = preview(await actor('admin'), Array.from({ length: count }, anAddress), { entity });
  await expect(asked).rejects.toMatchObject({ status: 400 });
});
