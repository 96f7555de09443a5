import { type Actor, MESSAGES, type PeopleEntity, type Role } from '@coaching/contracts';
import { binForTest } from '@coaching/service-kit/testing';
import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

function everyone() {
  const cedar = anOrganization('Cedar Grove', 'Elementary');
  return {
    cedar,
    people: {
      admin: aPerson({ schools: [at(cedar, 'Organization Admin')] }),
      billing: aPerson({ schools: [at(cedar, 'Billing')] }),
      coach: aPerson({ schools: [at(cedar, 'Coach')] }),
      programCoach: aPerson({ schools: [inProgram(cedar, 0, 'Coach')] }),
      coachee: aPerson({ schools: [at(cedar, 'Coachee')] }),
      superuser: aPerson({ roles: ['Superuser'] }),
    },
  };
}

let all: ReturnType<typeof everyone>;
let admin: Actor;
beforeEach(async () => {
  all = everyone();
  await identity.withPeople(Object.values(all.people), [all.cedar]);
  admin = await identity.actorFor(all.people.admin, all.cedar);
});

const cedarEntity = (): PeopleEntity => ({ entity_type: 'organization', uid: all.cedar.uid });
const programEntity = (): PeopleEntity => ({ entity_type: 'program', uid: all.cedar.programs[0]!.uid });
/** What billing says of Cedar Grove, where two people coach. */
const say = (seats: number | null, closes_at: string | null, revision = 1) =>
  identity.receiveEvent({
    type: 'seats.updated',
    entity_uid: all.cedar.uid,
    revision,
    data: { organization_uid: all.cedar.uid, seats, closes_at },
  });
const invite = (actor: Actor, role: Role, entity: PeopleEntity, ...emails: string[]) =>
  identity.call(
    'addInviteUsers',
    { body: { users: emails.map((email) => ({ email, first_name: '', last_name: '' })), role, entity } },
    actor,
  );
const setRoles = (user_uid: string, roles: Role[], entity: PeopleEntity) =>
  identity.call(
    'setRoles',
    { body: { user_uid, roles, entity: { ...entity, entity_type: entity.entity_type as 'organization' } } },
    admin,
  );
let count = 0;
const newEmail = () => `new-${++count}@school.test`;
const refused = { status: 403, body: { message: MESSAGES.noSeats } };

it.each<[string, number | null, string | null]>([
  ['no number was agreed', null, null],
  ['there are enough seats', 3, null],
  ['there are too few, and the time to add some still runs', 1, inDays(1)],
])('adds coaches where %s', async (_, seats, closes_at) => {
  await say(seats, closes_at);
  await invite(admin, 'Coach', cedarEntity(), newEmail());
  await setRoles(all.people.coachee.uid, ['Coach'], cedarEntity());
});

describe('once the time to add seats is over', () => {
  beforeEach(() => say(1, inDays(-1)));

  it('refuses new coaches, by whichever way and whoever adds them', async () => {
    const superuser = await identity.actorFor(all.people.superuser);
    for (const actor of [admin, superuser])
      for (const entity of [cedarEntity(), programEntity()])
        await expect(invite(actor, 'Coach', entity, newEmail())).rejects.toMatchObject(refused);
    await expect(
      invite(admin, 'Coach', cedarEntity(), all.people.coachee.email.toLowerCase()),
    ).rejects.toMatchObject(refused);
    await expect(setRoles(all.people.coachee.uid, ['Coach'], cedarEntity())).rejects.toMatchObject(refused);
  });

  it('adds everybody else, and gives who coaches already further roles and programs', async () => {
    await invite(admin, 'Coachee', cedarEntity(), newEmail());
    await invite(admin, 'Organization Admin', cedarEntity(), newEmail());
    await setRoles(all.people.coach.uid, ['Coach', 'Coachee'], cedarEntity());
    await invite(admin, 'Coach', programEntity(), all.people.coach.email.toLowerCase());
  });

  it('leaves who coaches as they are, and puts back who was taken out by mistake', async () => {
    const { coach } = all.people;
    const before = await identity.actorFor(coach, all.cedar);
    expect(before.schools[0]?.roles).toEqual(['Coach']);
    const body = { user_uid: coach.uid, entity: cedarEntity() };
    await identity.call('removeUser', { body }, admin);
    await identity.call('undoRemoveUser', { body }, admin);
    expect(await identity.actorFor(coach, all.cedar)).toEqual(before);
  });

  it('brings a deleted coach back once there is a seat, and says before that there is none', async () => {
    const { coach, coachee, programCoach } = all.people;
    for (const person of [coach, coachee]) await identity.remove(person);
    const superuser = await identity.actorFor(all.people.superuser);
    const { preview, restore } = binForTest('identity', identity);
    const obstacles = async ({ uid }: { uid: string }) => (await preview(superuser, 'user', uid)).obstacles;
    expect(await obstacles(coach)).toEqual([{ message: `Cedar Grove: ${MESSAGES.noSeats}`, blocks: true }]);
    await expect(restore(superuser, 'user', coach.uid)).rejects.toMatchObject(refused);
    expect(await obstacles(coachee)).toEqual([]);
    await restore(superuser, 'user', coachee.uid);
    await setRoles(programCoach.uid, ['Coachee'], programEntity());
    expect(await obstacles(coach)).toEqual([]);
    await restore(superuser, 'user', coach.uid);
  });

  it('adds a coach in the place of those who have left, without waiting for billing', async () => {
    await setRoles(all.people.coach.uid, ['Coachee'], cedarEntity());
    await expect(invite(admin, 'Coach', cedarEntity(), newEmail())).rejects.toMatchObject(refused);
    await setRoles(all.people.programCoach.uid, ['Coachee'], programEntity());
    await expect(invite(admin, 'Coach', cedarEntity(), newEmail(), newEmail())).rejects.toMatchObject(
      refused,
    );
    await invite(admin, 'Coach', cedarEntity(), newEmail());
  });

  it('adds coaches again once there are seats, and ignores an older word', async () => {
    await say(10, null, 3);
    await say(1, inDays(-1), 2);
    await invite(admin, 'Coach', cedarEntity(), newEmail());
  });
});

it('publishes who coaches, administers and pays where, for billing to count and to write to', async () => {
  await invite(admin, 'Coach', programEntity(), newEmail());
  const published = (await identity.published()).filter(({ type }) => type === 'user.updated').at(-1);
  expect(published?.data).toMatchObject({
    person: {
      schools: [
        {
          organization_uid: all.cedar.uid,
          roles: [],
          programs: [{ program_uid: programEntity().uid, roles: ['Coach'] }],
        },
      ],
    },
  });
});

it('says in the session from when on no coaches can be added, to who may see to it alone', async () => {
  const closes_at = inDays(20);
  await say(1, closes_at);
  const closesFor = async (who: keyof typeof all.people) => {
    const actor = await identity.actorFor(all.people[who], all.cedar);
    return (await identity.call('getUserSession', {}, actor)).seats_close_at;
  };
  expect(await closesFor('admin')).toBe(closes_at);
  expect(await closesFor('billing')).toBe(closes_at);
  expect(await closesFor('coach')).toBeUndefined();
  expect(await closesFor('coachee')).toBeUndefined();
});
