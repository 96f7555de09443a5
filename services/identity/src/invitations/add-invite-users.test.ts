import { type Actor, INVITATION_DAYS, MESSAGES, newUid } from '@coaching/contracts';
import { MOST_OUTSTANDING } from '../codes/code-rules';
import { peopleIn } from '../people/people-repository';
import { anOrganization, aPerson, at } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { MOST_INVITATIONS } from './invitations-repository';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

const license = { product: 'yearly', start_date: '01/01/2026', end_date: '01/01/2126' };
const anAddress = () => `${newUid().toLowerCase()}@school.test`;
const ines = () => ({ first_name: 'Inês', last_name: 'Carvalho', email: anAddress() });

/** A standalone coach, with people in the platform beside her. */
async function aCoach(more: Parameters<typeof aPerson>[0] = {}, ...others: ReturnType<typeof aPerson>[]) {
  const coach = aPerson({
    first_name: 'Jo',
    last_name: 'Whitfield',
    roles: ['Coach'],
    licenses: [license],
    ...more,
  });
  await identity.withPeople([coach, ...others]);
  return { uid: coach.uid, email: coach.email, actor: await identity.actorFor(coach) };
}

const invite = async (actor: Actor | null, coach_uid: string, ...users: object[]) => {
  const entity = { entity_type: 'coaches' as const, uid: coach_uid };
  const body = { users: users as ReturnType<typeof ines>[], role: 'Coachee' as const, entity };
  return (await identity.call('addInviteUsers', { body }, actor)).users;
};
const coacheesOf = async (actor: Actor) => {
  const query = { coach_uid: actor.uid };
  return (await identity.call('getUsers', { query }, actor)).users.map(({ email }) => email);
};
const mailsTo = async (email: string) =>
  (await identity.published()).flatMap(({ type, data }) =>
    type === 'mail.requested' && (data as { mail: { to: string } }).mail.to === email
      ? [(data as { mail: object }).mail]
      : [],
  );
const personAt = (email: string) => peopleIn(identity.service.context.connection).findByLogin(email);

describe('a coach invites', () => {
  it('her first coachee, who gets a mail and signs in with its code', async () => {
    const { uid, actor } = await aCoach();
    const row = ines();
    expect(await coacheesOf(actor)).toEqual([]);
    const [user] = await invite(actor, uid, row);
    expect(user).toMatchObject({ username: 'Inês Carvalho', initials: 'IC', email: row.email });
    expect(await coacheesOf(actor)).toEqual([row.email]);
    expect(await identity.published()).toContainEqual(
      expect.objectContaining({
        type: 'user.updated',
        entity_uid: user!.uid,
        data: { person: expect.objectContaining({ coaches: [uid], is_coachable: true }) },
      }),
    );
    expect(await mailsTo(row.email)).toMatchObject([
      {
        template: 'invitation',
        username: 'Inês Carvalho',
        invited_by: 'Jo Whitfield',
        organization_name: null,
      },
    ]);
    const [otp] = await identity.codesMailed(row.email);
    expect(await identity.call('verifyOtp', { body: { email: row.email, otp: otp! } }, null)).toBe(true);
    expect(identity.grants.at(-1)).toMatchObject({ user_uid: user!.uid });
    expect(await identity.actorFor(user!)).toMatchObject({ roles: ['Coachee'], schools: [] });
  });

  it('somebody without a name, several at once, and the same address once', async () => {
    const { uid, actor } = await aCoach();
    const [one, two] = [ines(), { email: anAddress() }];
    const users = await invite(actor, uid, one, two, { ...one, email: one.email.toUpperCase() });
    expect(users.map(({ email }) => email)).toEqual([one.email, two.email]);
    expect(users[1]).toMatchObject({ username: two.email.split('@')[0] });
    expect(await mailsTo(one.email)).toHaveLength(1);
  });

  it('who is there already, without doubling or renaming them, and nobody a second time', async () => {
    const there = aPerson({ first_name: 'Omar', last_name: 'Haddad' });
    const { uid, actor } = await aCoach({}, there);
    const row = { first_name: 'Someone', last_name: 'Else', email: there.email };
    // Nobody learns by an invitation who has the account.
    expect(await invite(actor, uid, row)).toMatchObject([{ uid: there.uid, username: 'Someone Else' }]);
    for (let times = 0; times < 2; times += 1) {
      expect(await invite(actor, uid, row)).toMatchObject([{ uid: there.uid, username: 'Omar Haddad' }]);
    }
    expect(await mailsTo(there.email)).toHaveLength(1);
    expect(await personAt(there.email)).toMatchObject({ coaches: [uid], revision: 2 });
  });

  it('somebody by two of their addresses, once', async () => {
    const second = anAddress();
    const there = aPerson();
    const { uid, actor } = await aCoach({}, there);
    const { model } = peopleIn(identity.service.context.connection);
    await model.updateOne({ uid: there.uid }, { $push: { uams: { system: 'email', system_key: second } } });
    const users = await invite(actor, uid, { email: there.email }, { email: second });
    expect(users.map((user) => user.uid)).toEqual([there.uid, there.uid]);
    expect((await mailsTo(there.email)).length + (await mailsTo(second)).length).toBe(1);
    expect(await personAt(second)).toMatchObject({ coaches: [uid], revision: 2 });
  });

  it('the same person twice at the same time, as one', async () => {
    const [one, other] = [await aCoach(), await aCoach()];
    const row = ines();
    const answers = await Promise.all([invite(one.actor, one.uid, row), invite(other.actor, other.uid, row)]);
    expect(new Set(answers.flat().map(({ uid }) => uid)).size).toBe(1);
    expect((await personAt(row.email))!.coaches.toSorted()).toEqual([one.uid, other.uid].toSorted());
  });

  it('staff of the platform as somebody new, who is given nothing and not written to', async () => {
    const staff = aPerson({ first_name: 'Sam', roles: ['Superuser'] });
    const { uid, actor } = await aCoach({}, staff);
    const before = await personAt(staff.email);
    const row = { ...ines(), email: staff.email };
    const [one, other] = await invite(actor, uid, row, ines());
    expect(Object.keys(one!)).toEqual(Object.keys(other!));
    expect(one).toEqual({ ...other, uid: expect.any(String), email: staff.email });
    expect(one!.uid).not.toBe(staff.uid);
    expect(await personAt(staff.email)).toEqual(before);
    expect(await mailsTo(staff.email)).toEqual([]);
  });

  it('not herself, and then nobody of the others either', async () => {
    const { uid, email, actor } = await aCoach();
    const other = ines();
    const attempt = invite(actor, uid, other, { ...ines(), email });
    await expect(attempt).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ path: 'users.1.email' }] },
    });
    expect(await personAt(other.email)).toBeNull();
    expect(await mailsTo(other.email)).toEqual([]);
  });

  it('a hundred people in a day at most', async () => {
    const { uid, actor } = await aCoach();
    for (let sent = 0; sent < MOST_INVITATIONS; sent += 10) {
      await invite(actor, uid, ...Array.from({ length: 10 }, ines));
    }
    const staff = aPerson({ roles: ['Support'] });
    await identity.withPeople([staff]);
    await expect(invite(actor, uid, { email: staff.email })).rejects.toMatchObject({ status: 429 });
    await expect(invite(actor, uid, ines())).rejects.toMatchObject({ status: 429 });
  });

  it('with a code that signs in for seven days, as the mail says', async () => {
    const { uid, actor } = await aCoach();
    const row = ines();
    await invite(actor, uid, row);
    const [mail] = (await mailsTo(row.email)) as { expires_at: string; code: string }[];
    const left = new Date(mail!.expires_at).getTime() - Date.now();
    expect(left / 86_400_000).toBeCloseTo(INVITATION_DAYS, 1);
    const sixDays = 6 * 86_400_000;
    const codes = identity.service.context.db.collection('invitation_codes');
    const stored = await codes.findOne({ email: row.email });
    const [created_at, expires_at] = [stored!.created_at, stored!.expires_at].map(
      (at: Date) => new Date(at.getTime() - sixDays),
    );
    await codes.updateOne({ email: row.email }, { $set: { created_at, expires_at } });
    expect(await identity.call('verifyOtp', { body: { email: row.email, otp: mail!.code } }, null)).toBe(
      true,
    );
    const again = identity.call('verifyOtp', { body: { email: row.email, otp: mail!.code } }, null);
    await expect(again).rejects.toMatchObject({ status: 400 });
  });

  it('and of the invitations of a week the last three work', async () => {
    const often = ines();
    const codes = identity.service.context.db.collection('invitation_codes');
    for (let daysAgo = MOST_OUTSTANDING + 1; daysAgo > 0; daysAgo -= 1) {
      const { uid, actor } = await aCoach();
      await invite(actor, uid, often);
      const created_at = new Date(Date.now() - daysAgo * 86_400_000);
      const lately = { email: often.email, created_at: { $gt: new Date(Date.now() - 60_000) } };
      await codes.updateOne(lately, { $set: { created_at } });
    }
    const [first, , , last] = await identity.codesMailed(often.email);
    const signIn = (otp: string) => identity.call('verifyOtp', { body: { email: often.email, otp } }, null);
    await expect(signIn(first!)).rejects.toMatchObject({ status: 400 });
    expect(await signIn(last!)).toBe(true);
  });

  it('several hundred in one call, none twice, also when it is asked again', async () => {
    const cedar = anOrganization();
    const admin = aPerson({ schools: [at(cedar, 'Organization Admin')] });
    await identity.withPeople([admin], [cedar]);
    const users = Array.from({ length: 230 }, ines);
    const entity = { entity_type: 'organization' as const, uid: cedar.uid };
    const ask = async () =>
      identity.call(
        'addInviteUsers',
        { body: { users, role: 'Coach', entity } },
        await identity.actorFor(admin, cedar),
      );
    const [once, again] = [await ask(), await ask()];
    expect(once.users.map(({ email }) => email)).toEqual(users.map(({ email }) => email));
    expect(again.users.map(({ uid }) => uid)).toEqual(once.users.map(({ uid }) => uid));
    expect(await mailsTo(users[229]!.email)).toHaveLength(1);
  });

  it('no mailbox full: who was written to often enough is left out and named, and all others are invited', async () => {
    const often = ines();
    for (let sent = 0; sent < MOST_OUTSTANDING; sent += 1) {
      const { uid, actor } = await aCoach();
      await invite(actor, uid, often);
    }
    const { uid, actor } = await aCoach();
    const other = ines();
    const entity = { entity_type: 'coaches' as const, uid };
    const body = { users: [other, often], role: 'Coachee' as const, entity };
    expect(await identity.call('addInviteUsers', { body }, actor)).toMatchObject({
      users: [{ email: other.email }],
      refused: [{ email: often.email, message: expect.stringContaining('later') }],
    });
    expect(await coacheesOf(actor)).toEqual([other.email]);
    await expect(invite(actor, uid, often)).rejects.toMatchObject({ status: 429 });
    expect(await mailsTo(often.email)).toHaveLength(MOST_OUTSTANDING);
  });

  it.each([
    ['without an address', { ...ines(), email: '' }],
    ['whose address is none', { ...ines(), email: 'ines' }],
    ['with a name that is too long', { ...ines(), first_name: 'x'.repeat(101) }],
  ])('nobody %s', async (_, row) => {
    const { uid, actor } = await aCoach();
    await expect(invite(actor, uid, row)).rejects.toMatchObject({ status: 400 });
  });
});

it('takes null for no place as the platform', async () => {
  const { actor } = await aCoach({ roles: ['Superuser'], licenses: [] });
  const row = ines();
  const response = await fetch(`${identity.origin}/add_invite_users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-actor-token': identity.tokenOf(actor) },
    body: JSON.stringify({ users: [row], role: 'Coach', entity: null }),
  });
  expect(response.status).toBe(200);
  expect(await personAt(row.email)).toMatchObject({ roles: ['Coach'], schools: [] });
});

describe('who invites', () => {
  it('is staff too, to a coach there is', async () => {
    const { uid } = await aCoach();
    const support = (await aCoach({ roles: ['Support'], licenses: [] })).actor;
    expect(await invite(support, uid, ines())).toHaveLength(1);
    const coachee = aPerson({ roles: ['Coachee'] });
    await identity.withPeople([coachee]);
    for (const nobody of [coachee.uid, newUid()]) {
      await expect(invite(support, nobody, ines())).rejects.toMatchObject({ status: 404 });
    }
  });

  it('is nobody for another coach, and nobody who coaches in an organisation', async () => {
    const cedar = anOrganization();
    const inCedar = aPerson({ schools: [at(cedar, 'Coach')] });
    const admin = aPerson({ schools: [at(cedar, 'Organization Admin')] });
    await identity.withPeople([inCedar, admin], [cedar]);
    const { uid } = await aCoach();
    const other = (await aCoach()).actor;
    const absent = { status: 404, body: { message: MESSAGES.notFound } };
    await expect(invite(other, uid, ines())).rejects.toMatchObject(absent);
    const [coach, orgadmin] = [
      await identity.actorFor(inCedar, cedar),
      await identity.actorFor(admin, cedar),
    ];
    await expect(invite(coach, inCedar.uid, ines())).rejects.toMatchObject({ status: 403 });
    await expect(invite(orgadmin, inCedar.uid, ines())).rejects.toMatchObject({ status: 403 });
    await expect(invite(null, uid, ines())).rejects.toMatchObject({ status: 401 });
  });

  it('has a licence', async () => {
    const ended = { ...license, end_date: '01/31/2026' };
    for (const licenses of [[ended], []]) {
      const { uid, actor } = await aCoach({ licenses });
      await expect(invite(actor, uid, ines())).rejects.toMatchObject({
        status: 403,
        body: { message: 'You need a license to invite people. Choose a plan under Billing.' },
      });
    }
  });

  it('invites to coaches nothing but coachees', async () => {
    const { uid, actor } = await aCoach();
    const entity = { entity_type: 'coaches' as const, uid };
    for (const role of ['Superuser', 'Coach'] as const) {
      const body = { users: [ines()], role, entity };
      await expect(identity.call('addInviteUsers', { body }, actor)).rejects.toMatchObject({ status: 403 });
    }
  });
});
