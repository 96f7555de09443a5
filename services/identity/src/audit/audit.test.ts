import { type Actor, type AuditEntry, MESSAGES, newUid } from '@coaching/contracts';
import { ACTOR_TOKEN_HEADER } from '@coaching/service-kit';
import { binForTest } from '@coaching/service-kit/testing';
import { anOrganization, aPerson, at } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { refusalOf } from '../testing/refusal';
import { auditLogIn } from './audit-log';
import { PRIVATE_CHAIN } from './audit-record';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

/** Two organisations with who administers them, a coach of the first, and staff. */
async function everyone() {
  const [cedar, lakeside] = [anOrganization('Cedar Grove'), anOrganization('Lakeside')];
  const people = {
    admin: aPerson({ schools: [at(cedar, 'Organization Admin')] }),
    otherAdmin: aPerson({ schools: [at(lakeside, 'Organization Admin')] }),
    coach: aPerson({ schools: [at(cedar, 'Coach')] }),
    support: aPerson({ roles: ['Support'] }),
    superuser: aPerson({ roles: ['Superuser'] }),
  };
  await identity.withPeople(Object.values(people), [cedar, lakeside]);
  const actorFor = (who: keyof typeof people) => {
    const [school] = people[who].schools ?? [];
    return identity.actorFor(people[who], school && { uid: school.organization_uid });
  };
  return { cedar, lakeside, people, actorFor };
}
const read = async (actor: Actor | null, query: Record<string, string> = {}): Promise<AuditEntry[]> => {
  // What was done is in the log once it has come round.
  await identity.published();
  return (await identity.call('getAudit', { query: { rowsPerPage: '0', ...query } }, actor)).entries;
};
const setRoles = (actor: Actor, user_uid: string, organization: { uid: string }) =>
  identity.call(
    'setRoles',
    {
      body: { user_uid, roles: ['Coachee'], entity: { entity_type: 'organization', uid: organization.uid } },
    },
    actor,
  );

it('holds who changed whose roles where, as they were called, each entry after the one before it', async () => {
  const { cedar, people, actorFor } = await everyone();
  const admin = await actorFor('admin');
  await setRoles(admin, people.coach.uid, cedar);
  await setRoles(await actorFor('superuser'), people.coach.uid, cedar);
  const entries = await read(admin);
  expect(
    entries.map(({ number, event, actor, about }) => [number, event, actor?.uid, about[0]?.uid]),
  ).toEqual([
    [2, 'roles-changed', people.superuser.uid, people.coach.uid],
    [1, 'roles-changed', people.admin.uid, people.coach.uid],
  ]);
  expect(entries[0]).toMatchObject({
    organization_uid: cedar.uid,
    target: 'POST /set_roles',
    previous: entries[1]!.hash,
    actor: { username: expect.any(String) },
  });
  expect(entries[1]!.previous).toBe('');
});

it('holds sign-ins, and tries that failed, for the organisation of whom it is about', async () => {
  const { people, actorFor } = await everyone();
  const { uid, email } = people.coach;
  const logIn = (password: string) => identity.call('login', { body: { email, password } }, null);
  await logIn('Not-hers-1').catch(() => undefined);
  await logIn(people.coach.password!);
  const entries = await read(await actorFor('admin'));
  expect(
    entries.map(({ event, result, actor, about, email }) => [
      event,
      result,
      actor?.uid,
      about[0]?.uid,
      email,
    ]),
  ).toEqual([
    ['sign-in', 'done', uid, undefined, email],
    ['sign-in-failed', 'refused', undefined, uid, email],
  ]);
  expect(JSON.stringify(entries)).not.toContain('Not-hers-1');
});

it('holds that somebody downloads their own data, which nobody of the staff does as them', async () => {
  const { people, actorFor } = await everyone();
  const coach = await actorFor('coach');
  await identity.call('beginDataExport', {}, coach);
  const asCoach = { ...coach, real_uid: people.support.uid };
  const refused = { status: 403, body: { message: MESSAGES.onlyInPerson } };
  expect(await refusalOf(identity.call('beginDataExport', {}, asCoach))).toMatchObject(refused);
  const entries = await read(await actorFor('admin'), { event: 'exported' });
  expect(entries.map(({ actor, real, target }) => [actor?.uid, real, target])).toEqual([
    [people.coach.uid, null, 'POST /data_export'],
  ]);
  await expect(identity.call('beginDataExport', {}, null)).rejects.toMatchObject({ status: 401 });
});

it('holds what was refused, and is narrowed by event, time and words', async () => {
  const { cedar, people, actorFor } = await everyone();
  const [admin, coach] = [await actorFor('admin'), await actorFor('coach')];
  await setRoles(coach, people.admin.uid, cedar).catch(() => undefined);
  await setRoles(admin, people.coach.uid, cedar);
  const events = async (query: Record<string, string>) =>
    (await read(admin, query)).map(({ event }) => event);
  expect(await events({ event: 'refused' })).toEqual(['refused']);
  expect(await events({ query: 'set_roles' })).toEqual(['roles-changed', 'refused']);
  expect(await events({ to: '2020-01-01T00:00:00.000Z' })).toEqual([]);
  expect(await events({ from: '2020-01-01T00:00:00.000Z' })).toHaveLength(2);
});

it('is read by staff, and by administrators of the organisation alone', async () => {
  const { cedar, people, actorFor } = await everyone();
  await setRoles(await actorFor('admin'), people.coach.uid, cedar);
  const here = { organization_uid: cedar.uid };
  for (const who of ['support', 'superuser', 'admin'] as const)
    expect((await read(await actorFor(who), here)).some(({ event }) => event === 'roles-changed')).toBe(true);
  for (const who of ['otherAdmin', 'coach'] as const)
    await expect(read(await actorFor(who), here)).rejects.toMatchObject({ status: 403 });
  await expect(read(null, here)).rejects.toMatchObject({ status: 401 });
  const own = await read(await actorFor('otherAdmin'));
  expect(own.every(({ organization_uid }) => organization_uid !== cedar.uid)).toBe(true);
  expect((await read(await actorFor('support'))).length).toBeGreaterThan(0);
});

it('names organizations and programs that something was done to as they were called', async () => {
  const { actorFor } = await everyone();
  const lakewood = anOrganization('Lakewood', 'Elementary');
  await identity.withPeople([], [lakewood]);
  const [support, program] = [await actorFor('support'), lakewood.programs[0]!];
  await identity.call('deleteProgram', { params: { org: lakewood.uid, id: program.uid } }, support);
  await identity.call('deleteOrganization', { params: { id: lakewood.uid } }, support);
  await identity.call('undeleteOrganization', { params: { id: lakewood.uid } }, support);
  const entries = await read(support, { organization_uid: lakewood.uid });
  const named = entries.filter(({ event }) => event.includes('-')).map(({ event, about }) => [event, about]);
  const organization = [{ uid: lakewood.uid, username: 'Lakewood' }];
  expect(named).toEqual([
    ['organization-restored', organization],
    ['organization-deleted', organization],
    ['program-deleted', [{ uid: program.uid, username: 'Elementary' }]],
  ]);
});

it('holds what staff of no organization brought back from the recycle bin for those who administer it', async () => {
  const { cedar, people, actorFor } = await everyone();
  const lakewood = anOrganization('Lakewood', 'Elementary');
  const administers = aPerson({ schools: [at(lakewood, 'Organization Admin')] });
  await identity.withPeople([administers], [lakewood]);
  const [support, program] = [await actorFor('support'), lakewood.programs[0]!];
  const bin = binForTest('identity', identity);
  await identity.call('deleteProgram', { params: { org: lakewood.uid, id: program.uid } }, support);
  await bin.restore(support, 'program', program.uid);
  await identity.call('deleteOrganization', { params: { id: lakewood.uid } }, support);
  await bin.restore(support, 'organization', lakewood.uid);
  await identity.call('deleteUser', { params: { id: people.coach.uid } }, support);
  await bin.restore(support, 'user', people.coach.uid);
  const restored = async (admin: Actor) =>
    (await read(admin)).flatMap(({ event, about }) => (event.endsWith('-restored') ? [[event, about]] : []));
  expect(await restored(await identity.actorFor(administers, lakewood))).toEqual([
    ['organization-restored', [{ uid: lakewood.uid, username: 'Lakewood' }]],
    ['program-restored', [{ uid: program.uid, username: 'Elementary' }]],
  ]);
  expect(await restored(await identity.actorFor(people.admin, cedar))).toEqual([
    ['account-restored', [{ uid: people.coach.uid, username: 'Pat Person' }]],
  ]);
});

it('comes as a file', async () => {
  const { cedar, people, actorFor } = await everyone();
  const admin = await actorFor('admin');
  await setRoles(admin, people.coach.uid, cedar);
  await identity.published();
  const answer = await fetch(`${identity.origin}/audit?format=csv&event=roles-changed`, {
    headers: { [ACTOR_TOKEN_HEADER]: identity.tokenOf(admin) },
  });
  expect(answer.headers.get('content-type')).toContain('text/csv');
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(people.coach.uid);
});

it('holds an event once, however often it comes, and many at once one after the other', async () => {
  const organization_uid = newUid();
  const fact = (entity_uid: string) => ({
    type: 'audit.recorded' as const,
    entity_uid,
    revision: 1,
    data: {
      event: 'deleted',
      result: 'done' as const,
      actor_uid: null,
      real_uid: null,
      about_uids: [],
      email: null,
      organization_uid,
      target: 'DELETE /observation/one',
      from: '',
      request_id: 'one',
    },
  });
  const uids = Array.from({ length: 8 }, () => newUid());
  await Promise.all([...uids, ...uids].map((uid) => identity.receiveEvent(fact(uid))));
  const audit = auditLogIn(identity.service.context.connection);
  const chains = [];
  for await (const chain of audit.faults()) chains.push(chain);
  expect(chains.find((chain) => chain.organization_uid === organization_uid)).toEqual({
    organization_uid,
    entries: 8,
    fault: null,
  });
  expect(chains.every(({ fault }) => fault === null)).toBe(true);
  await audit.model.updateOne(
    { organization_uid, number: 3 },
    { $set: { target: 'DELETE /observation/two' } },
  );
  const faults = [];
  for await (const { fault } of audit.faults()) if (fault) faults.push(fault);
  expect(faults).toEqual(['Entry 3 was changed.']);
  const checked = [];
  for await (const { what, fault } of identity.service.check()) if (fault) checked.push(what);
  expect(checked).toEqual([`audit log of ${organization_uid}, 8 entries`]);
});

it('holds what was done to private work where nobody reads it, leaves no gap for it, and is whole all the same', async () => {
  const { cedar, people, actorFor } = await everyone();
  const admin = await actorFor('admin');
  const done = (target: string, more: { is_private?: true }) =>
    identity.receiveEvent({
      type: 'audit.recorded',
      entity_uid: newUid(),
      revision: 1,
      data: {
        event: 'deleted',
        result: 'done',
        actor_uid: people.coach.uid,
        real_uid: null,
        about_uids: [],
        email: null,
        organization_uid: cedar.uid,
        target,
        from: '',
        request_id: 'one',
        ...more,
      },
    });
  await done('DELETE /observation/shared', {});
  await done('DELETE /observation/hidden', { is_private: true });
  await done('DELETE /observation/shown', {});
  const shown = (await read(admin)).map(({ number, target }) => [number, target]);
  expect(shown).toEqual([
    [2, 'DELETE /observation/shown'],
    [1, 'DELETE /observation/shared'],
  ]);
  for (const who of ['support', 'superuser'] as const)
    expect(JSON.stringify(await read(await actorFor(who)))).not.toContain('/observation/hidden');
  const asked = read(await actorFor('superuser'), { organization_uid: PRIVATE_CHAIN });
  await expect(asked).rejects.toMatchObject({ status: 400 });
  const checked = [];
  for await (const each of identity.service.check()) checked.push(each);
  expect(checked).toContainEqual({ what: 'audit log of private work, 1 entry', fault: null });
});

it('holds what the gateway reports, in the organisation of who did it, and takes it from the gateway alone', async () => {
  const { cedar, people, actorFor } = await everyone();
  const body = {
    event: 'limit-reached',
    result: 'refused' as const,
    actor_uid: null,
    real_uid: null,
    email: people.coach.email!,
    target: 'POST /login',
    from: '203.0.113.7',
    request_id: 'one',
  };
  await identity.call('recordAudit', { body }, 'gateway');
  const refused = identity.call('recordAudit', { body }, await actorFor('superuser'));
  await expect(refused).rejects.toMatchObject({ status: 404 });
  const [entry, ...more] = await read(await actorFor('admin'));
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    event: 'limit-reached',
    organization_uid: cedar.uid,
    about: [{ uid: people.coach.uid }],
    actor: null,
    from: '203.0.113.7',
  });
});

const aLicensedCoach = () =>
  aPerson({
    roles: ['Coach'],
    licenses: [{ product: 'monthly', start_date: '01/01/2020', end_date: '01/01/2099' }],
  });

it('holds what staff did about somebody where that person works, and what a coach of none did where nobody reads it', async () => {
  const { people, actorFor } = await everyone();
  const { uid } = people.coach;
  const [support, alone] = [await actorFor('support'), aLicensedCoach()];
  await identity.withPeople([alone]);
  await identity.call('becomeUser', { params: { id: uid }, body: { reason: 'To help' } }, support);
  const users = [{ first_name: 'Cora', last_name: 'Coach', email: people.coach.email }];
  const entity = { entity_type: 'coaches', uid: alone.uid } as const;
  const actor = await identity.actorFor(alone);
  await identity.call('addInviteUsers', { body: { users, role: 'Coachee', entity } }, actor);
  const about = (await read(await actorFor('admin'))).filter((entry) => entry.about[0]?.uid === uid);
  expect(about.map((entry) => [entry.event, entry.actor?.uid])).toEqual([
    ['became-user', people.support.uid],
  ]);
  expect(await read(await actorFor('otherAdmin'))).toEqual([]);
  const all = await read(support, { event: 'place-added' });
  expect(all.filter((entry) => entry.actor?.uid === alone.uid)).toMatchObject([{ organization_uid: null }]);
});
