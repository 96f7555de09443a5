import { type Actor, newUid, type PeopleEntity, REMOVAL_UNDO_MINUTES, type Role } from '@coaching/contracts';
import type { ImportedOrganization, ImportedPerson } from '../import/imported';
import { peopleIn } from '../people/people-repository';
import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

/** Cedar Grove with two programs and who is there, another organisation's admin, staff and a practice. */
function everyone() {
  const cedar = anOrganization('Cedar Grove', 'Elementary', 'Secondary');
  const lakeside = anOrganization('Lakeside', 'Upper');
  const solo = aPerson({ roles: ['Coach'] });
  return {
    cedar,
    lakeside,
    people: {
      coachee: aPerson({ schools: [inProgram(cedar, 0, 'Coachee')] }),
      member: aPerson({ schools: [at(cedar, 'Coachee')] }),
      inBoth: aPerson({
        schools: [
          { ...at(cedar, 'Coachee'), programs: inProgram(cedar, 0, 'Coachee').programs },
          at(lakeside, 'Coach'),
        ],
      }),
      client: aPerson({ roles: ['Coachee'], coaches: [solo.uid] }),
      coach: aPerson({ schools: [at(cedar, 'Coach')] }),
      billing: aPerson({ schools: [at(cedar, 'Billing')] }),
      programAdmin: aPerson({ schools: [inProgram(cedar, 0, 'Program Admin')] }),
      siblingAdmin: aPerson({ schools: [inProgram(cedar, 1, 'Program Admin')] }),
      admin: aPerson({ schools: [at(cedar, 'Organization Admin')] }),
      otherAdmin: aPerson({ schools: [at(lakeside, 'Organization Admin')] }),
      solo,
      contentManager: aPerson({ roles: ['Content Manager'] }),
      support: aPerson({ roles: ['Support'] }),
      superuser: aPerson({ roles: ['Superuser'] }),
    },
  };
}
type Everyone = ReturnType<typeof everyone>;
type Who = keyof Everyone['people'];
type Where = 'organization' | 'program' | 'coaches';

let all: Everyone;
beforeEach(async () => {
  all = everyone();
  await identity.withPeople(Object.values(all.people), [all.cedar, all.lakeside]);
});

const actorFor = (who: Who): Promise<Actor> => {
  const person: ImportedPerson = all.people[who];
  const [school] = person.schools;
  return identity.actorFor(person, school && { uid: school.organization_uid });
};
function entityAt(where: Where): PeopleEntity {
  const programs: ImportedOrganization['programs'] = all.cedar.programs;
  const uids = { organization: all.cedar.uid, program: programs[0]!.uid, coaches: all.people.solo.uid };
  return { entity_type: where, uid: uids[where] };
}
const recordOf = (who: Who) =>
  peopleIn(identity.service.context.connection).find((all.people[who] as ImportedPerson).uid);
const statusOf = (deed: Promise<unknown>) =>
  deed.then(
    () => 200,
    ({ status }: { status: number }) => status,
  );

const invite = (actor: Actor | null, role: Role, entity: PeopleEntity | undefined, email: string) =>
  identity.call(
    'addInviteUsers',
    { body: { users: [{ email, first_name: '', last_name: '' }], role, entity } },
    actor,
  );
const remove = (actor: Actor | null, user_uid: string, entity: PeopleEntity) =>
  identity.call('removeUser', { body: { user_uid, entity } }, actor);
const setRoles = (
  actor: Actor | null,
  user_uid: string,
  roles: Role[],
  where?: 'organization' | 'program',
) => {
  const entity = where && { entity_type: where, uid: entityAt(where).uid };
  return identity.call('setRoles', { body: { user_uid, roles, entity } }, actor);
};
const license = {
  product: 'yearly',
  start_date: '01/01/2026',
  end_date: '01/01/2027',
};

describe('inviting', () => {
  it.each<[Who, Role, Where | undefined, number]>([
    ['programAdmin', 'Coach', 'program', 200],
    ['programAdmin', 'Organization Admin', 'program', 403],
    ['programAdmin', 'Coach', 'organization', 403],
    ['siblingAdmin', 'Coach', 'program', 404],
    ['admin', 'Organization Admin', 'organization', 200],
    ['admin', 'Program Admin', 'program', 200],
    ['admin', 'Billing', 'organization', 403],
    ['admin', 'Superuser', undefined, 403],
    ['billing', 'Billing', 'organization', 200],
    ['billing', 'Coach', 'organization', 403],
    ['coach', 'Coachee', 'organization', 403],
    ['otherAdmin', 'Coachee', 'organization', 404],
    ['otherAdmin', 'Coachee', 'program', 404],
    ['contentManager', 'Coachee', 'organization', 404],
    ['support', 'Coach', 'organization', 200],
    ['support', 'Superuser', undefined, 403],
    ['superuser', 'Support', undefined, 200],
  ])('by %s, a %s to %s: %i', async (who, role, where, status) => {
    const email = `${newUid().toLowerCase()}@school.test`;
    const entity = where && entityAt(where);
    expect(await statusOf(invite(await actorFor(who), role, entity, email))).toBe(status);
    const made = await peopleIn(identity.service.context.connection).findByLogin(email);
    expect(made !== null).toBe(status === 200);
    if (status !== 200) return;
    expect(await identity.codesMailed(email)).toHaveLength(1);
    expect(JSON.stringify([made!.roles, made!.schools])).toContain(role);
  });

  it('somebody with an account adds the place, once, and leaves all else as it is', async () => {
    const { email } = all.people.client;
    const [admin, before] = [await actorFor('admin'), await recordOf('client')];
    for (const role of ['Coach', 'Coach', 'Coachee'] as const)
      await invite(admin, role, entityAt('organization'), email.toUpperCase());
    const { organization_uid, roles } = (await recordOf('client'))!.schools[0]!;
    expect([organization_uid, roles]).toEqual([all.cedar.uid, ['Coach', 'Coachee']]);
    expect(await recordOf('client')).toMatchObject({
      ...before,
      schools: [{ programs: [] }],
      revision: 3,
      updated_at: expect.any(Date),
    });
    expect(await identity.codesMailed(email)).toHaveLength(2);
  });

  it('answers of who was not seen before what was sent, as of somebody new', async () => {
    const { email, uid } = all.people.solo;
    const row = { email, first_name: 'S', last_name: 'Unseen' };
    const entity = entityAt('organization');
    const { model } = peopleIn(identity.service.context.connection);
    await model.updateOne({ uid }, { $set: { picture: '/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png' } });
    const ask = async () =>
      identity.call(
        'addInviteUsers',
        { body: { users: [row], role: 'Coach', entity } },
        await actorFor('admin'),
      );
    const unseen = { uid, email, username: 'S Unseen', initials: 'SU', picture: null };
    expect(await ask()).toEqual({ users: [unseen] });
    expect((await ask()).users).toMatchObject([{ uid, username: 'Pat Person' }]);
  });

  it('somebody with an account gives nobody a say in who they are elsewhere', async () => {
    const { email, uid } = all.people.client;
    const admin = await actorFor('admin');
    await invite(admin, 'Coach', entityAt('organization'), email);
    const before = await recordOf('client');
    const attempts = [
      identity.call('updateUser', { body: { user: { uid, first_name: 'Ada' } } }, admin),
      identity.call('sendReset', { body: { uid } }, admin),
    ];
    // A reset goes to the person's own address, and lets nobody else in.
    expect(await Promise.all(attempts.map(statusOf))).toEqual([403, 200]);
    expect(await recordOf('client')).toEqual(before);
    const [{ user }, seen] = [
      await setRoles(admin, uid, ['Coachee'], 'organization'),
      await identity.call('getUser', { params: { id: uid } }, admin),
    ];
    expect([user.may_update, seen.user.may_update]).toEqual([false, false]);
    await remove(admin, uid, entityAt('organization'));
    expect((await recordOf('client'))!.schools).toEqual([]);
  });

  it('makes nobody of the staff a member, unless a Superuser does', async () => {
    const { email } = all.people.contentManager;
    const attempt = async (who: Who): Promise<[number, number]> => {
      const status = await statusOf(invite(await actorFor(who), 'Coach', entityAt('organization'), email));
      return [status, (await recordOf('contentManager'))!.schools.length];
    };
    // Who does not see the platform's staff is answered as of an address that nobody has.
    expect([await attempt('admin'), await attempt('support'), await attempt('superuser')]).toEqual([
      [200, 0],
      [400, 0],
      [200, 1],
    ]);
  });
});

describe('taking out', () => {
  it.each<[Who, Who, Where, number]>([
    ['programAdmin', 'coachee', 'program', 200],
    ['programAdmin', 'inBoth', 'organization', 403],
    ['siblingAdmin', 'coachee', 'program', 404],
    ['admin', 'inBoth', 'organization', 200],
    ['admin', 'billing', 'organization', 200],
    ['admin', 'solo', 'organization', 404],
    ['admin', 'client', 'coaches', 404],
    ['otherAdmin', 'inBoth', 'organization', 404],
    ['coach', 'member', 'organization', 403],
    ['billing', 'member', 'organization', 403],
    ['contentManager', 'member', 'organization', 404],
    ['solo', 'client', 'coaches', 200],
    ['support', 'member', 'organization', 200],
    ['support', 'contentManager', 'organization', 403],
    ['superuser', 'client', 'coaches', 200],
  ])('by %s, %s of %s: %i', async (who, person, where, status) => {
    const before = await recordOf(person);
    const { uid } = all.people[person];
    expect(await statusOf(remove(await actorFor(who), uid, entityAt(where)))).toBe(status);
    if (status !== 200) expect(await recordOf(person)).toEqual(before);
    else expect((await recordOf(person))!.revision).toBe(before!.revision + 1);
  });

  describe('is undone', () => {
    const undo = (actor: Actor, user_uid: string, entity: PeopleEntity) =>
      identity.call('undoRemoveUser', { body: { user_uid, entity } }, actor);

    it.each<[Who, Who, Where]>([
      ['admin', 'inBoth', 'organization'],
      ['programAdmin', 'inBoth', 'program'],
      ['programAdmin', 'coachee', 'program'],
      ['admin', 'billing', 'organization'],
      ['solo', 'client', 'coaches'],
    ])('by %s who took %s out of the %s, once and without a mail', async (who, person, where) => {
      const [actor, { uid, email }] = [await actorFor(who), all.people[person]];
      const before = (await recordOf(person))!;
      await remove(actor, uid, entityAt(where));
      await undo(actor, uid, entityAt(where));
      const { schools, coaches, revision } = (await recordOf(person))!;
      const byUid = (held: typeof schools) =>
        held.toSorted((one, other) => (one.organization_uid < other.organization_uid ? -1 : 1));
      expect([byUid(schools), coaches]).toEqual([byUid(before.schools), before.coaches]);
      expect(revision).toBe(before.revision + 2);
      expect(await identity.codesMailed(email)).toEqual([]);
      expect(await statusOf(undo(actor, uid, entityAt(where)))).toBe(404);
    });

    it('by nobody else, of nobody who was not taken out, and not after a while', async () => {
      const { uid } = all.people.member;
      const [admin, support, entity] = [
        await actorFor('admin'),
        await actorFor('support'),
        entityAt('organization'),
      ];
      expect(await statusOf(undo(admin, uid, entity))).toBe(404);
      await remove(admin, uid, entity);
      expect(await statusOf(undo(support, uid, entity))).toBe(404);
      expect(await statusOf(undo(await actorFor('otherAdmin'), uid, entity))).toBe(404);
      expect(await statusOf(undo(await actorFor('coach'), uid, entity))).toBe(403);
      const created_at = new Date(Date.now() - (REMOVAL_UNDO_MINUTES + 1) * 60_000);
      const removals = identity.service.context.db.collection('removals');
      await removals.updateOne({ user_uid: uid }, { $set: { created_at } });
      expect(await statusOf(undo(admin, uid, entity))).toBe(404);
      expect((await recordOf('member'))!.schools).toEqual([]);
    });
  });

  it('is refused to staff who is signed in as an administrator', async () => {
    const asAdmin = { ...(await actorFor('admin')), real_uid: all.people.support.uid };
    const attempt = remove(asAdmin, all.people.member.uid, entityAt('organization'));
    expect(await statusOf(attempt)).toBe(403);
  });

  it('leaves every other place, and the organisation with its last program there', async () => {
    const [admin, { inBoth, coachee }] = [await actorFor('admin'), all.people];
    await remove(admin, inBoth.uid, entityAt('program'));
    expect((await recordOf('inBoth'))!.schools).toMatchObject([
      { organization_uid: all.cedar.uid, roles: ['Coachee'], programs: [] },
      { organization_uid: all.lakeside.uid },
    ]);
    await remove(admin, inBoth.uid, entityAt('organization'));
    expect((await recordOf('inBoth'))!.schools).toMatchObject([{ organization_uid: all.lakeside.uid }]);
    await remove(admin, coachee.uid, entityAt('program'));
    expect((await recordOf('coachee'))!.schools).toEqual([]);
  });
});

describe('leaving', () => {
  const leave = (actor: Actor | null, entity: PeopleEntity) =>
    identity.call('leavePlace', { body: { entity } }, actor);

  it('is oneself’s to do, of every kind of place, and leaves the others', async () => {
    const { user } = await leave(await actorFor('inBoth'), entityAt('program'));
    expect(user.schools).toMatchObject([{ roles: ['Coachee'], programs: [] }, { roles: ['Coach'] }]);
    await leave(await actorFor('inBoth'), entityAt('organization'));
    expect((await recordOf('inBoth'))!.schools).toMatchObject([{ organization_uid: all.lakeside.uid }]);
    await leave(await actorFor('client'), entityAt('coaches'));
    expect((await recordOf('client'))!.coaches).toEqual([]);
  });

  it.each<[Who, Where]>([
    ['otherAdmin', 'organization'],
    ['siblingAdmin', 'program'],
    ['coach', 'coaches'],
  ])('finds nothing for who is not there: %s, %s', async (who, where) => {
    const before = await recordOf(who);
    expect(await statusOf(leave(await actorFor(who), entityAt(where)))).toBe(404);
    expect(await recordOf(who)).toEqual(before);
  });

  it('is refused to staff who is signed in as the person, and without a session', async () => {
    const become = { ...(await actorFor('member')), real_uid: all.people.support.uid };
    expect(await statusOf(leave(become, entityAt('organization')))).toBe(403);
    expect(await statusOf(leave(null, entityAt('organization')))).toBe(401);
  });
});

describe('roles are set', () => {
  it.each<[Who, Who, Role[], 'organization' | 'program' | undefined, number]>([
    ['admin', 'member', ['Coach', 'Organization Admin'], 'organization', 200],
    ['admin', 'member', ['Organization Content Admin'], 'organization', 200],
    ['admin', 'member', ['Coachee', 'Billing'], 'organization', 403],
    ['admin', 'admin', ['Organization Admin', 'Billing'], 'organization', 403],
    ['admin', 'billing', [], 'organization', 403],
    ['support', 'member', ['Coachee', 'Billing'], 'organization', 403],
    ['superuser', 'member', ['Coachee', 'Billing'], 'organization', 200],
    ['billing', 'billing', [], 'organization', 200],
    ['admin', 'coachee', ['Program Content Admin'], 'program', 200],
    ['support', 'member', ['Organization Content Admin'], 'organization', 200],
    ['programAdmin', 'coachee', ['Program Content Admin'], 'program', 403],
    ['billing', 'member', ['Coachee', 'Billing'], 'organization', 200],
    ['billing', 'member', ['Coachee', 'Organization Content Admin'], 'organization', 403],
    ['admin', 'coachee', ['Program Admin'], 'program', 200],
    ['admin', 'member', ['Coach'], 'program', 404],
    ['admin', 'member', ['Superuser'], undefined, 403],
    ['programAdmin', 'coachee', ['Coach'], 'program', 200],
    ['programAdmin', 'inBoth', ['Coach'], 'organization', 403],
    ['coach', 'member', ['Coach'], 'organization', 403],
    ['member', 'member', ['Organization Admin'], 'organization', 403],
    ['otherAdmin', 'inBoth', ['Coach'], 'organization', 404],
    ['support', 'solo', ['Coachee'], undefined, 200],
    ['support', 'support', ['Superuser'], undefined, 403],
    ['support', 'superuser', [], undefined, 403],
    ['superuser', 'support', ['Superuser'], undefined, 200],
  ])('by %s, of %s to %j in %s: %i', async (who, person, roles, where, status) => {
    const before = await recordOf(person);
    const attempt = setRoles(await actorFor(who), all.people[person].uid, roles, where);
    expect(await statusOf(attempt)).toBe(status);
    if (status !== 200) expect(await recordOf(person)).toEqual(before);
    else expect((await recordOf(person))!.revision).toBe(before!.revision + 1);
  });
});

describe('licences are set', () => {
  const setLicenses = (actor: Actor | null, user_uid: string, ...licenses: (typeof license)[]) =>
    identity.call('setLicenses', { body: { user_uid, licenses } }, actor);

  it.each<[Who, Who, number]>([
    ['support', 'solo', 200],
    ['superuser', 'contentManager', 200],
    ['support', 'contentManager', 403],
    ['admin', 'member', 403],
    ['solo', 'solo', 403],
    ['solo', 'member', 404],
  ])('by %s for %s: %i', async (who, person, status) => {
    const attempt = setLicenses(await actorFor(who), all.people[person].uid, license);
    expect(await statusOf(attempt)).toBe(status);
    expect((await recordOf(person))!.licenses).toHaveLength(status === 200 ? 1 : 0);
  });

  it.each([
    ['of an unknown product', { ...license, product: 'gold' }, 'licenses.0.product'],
    ['that ends before it starts', { ...license, end_date: '01/01/2025' }, 'licenses.0.end_date'],
  ])('but none %s', async (_, wrong, path) => {
    const attempt = setLicenses(await actorFor('superuser'), all.people.solo.uid, wrong);
    await expect(attempt).rejects.toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('beside what is paid for, which is billing’s to take', async () => {
    const support = await actorFor('support');
    const { uid } = all.people.solo;
    const bought = { ...license, product: 'monthly' };
    await setLicenses(support, uid);
    await identity.receiveEvent({
      type: 'licenses.updated',
      entity_uid: uid,
      revision: 1,
      data: { user_uid: uid, licenses: [bought] },
    });
    for (const sent of [[license, bought], [license]])
      expect((await setLicenses(support, uid, ...sent)).user.licenses).toEqual([license, bought]);
    expect((await setLicenses(support, uid)).user.licenses).toEqual([bought]);
    const bill = { type: 'licenses.updated', entity_uid: uid, revision: 2 } as const;
    await identity.receiveEvent({ ...bill, data: { user_uid: uid, licenses: [] } });
    expect((await recordOf('solo'))!.licenses).toEqual([]);
  });

  it('and listed for staff', async () => {
    const support = await actorFor('support');
    await setLicenses(support, all.people.solo.uid, license);
    const query = { query: all.people.solo.email };
    const { users } = await identity.call('getUsers', { query }, support);
    expect(users).toMatchObject([{ uid: all.people.solo.uid, licenses: [license] }]);
  });
});

it('is all for those who are signed in', async () => {
  const { uid } = all.people.member;
  const entity = entityAt('organization');
  for (const call of [
    invite(null, 'Coach', entity, 'more@school.test'),
    remove(null, uid, entity),
    setRoles(null, uid, ['Coach'], 'organization'),
  ])
    expect(await statusOf(call)).toBe(401);
});
