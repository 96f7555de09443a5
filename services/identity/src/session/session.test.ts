import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

const switchTo = (organization: { uid: string }, actor: Parameters<IdentityForTest['call']>[2]) =>
  identity.call('switchOrganization', { body: { organization_uid: organization.uid } }, actor);

describe('the session', () => {
  it('is the person in full and the organisation they work in, with its programs by name', async () => {
    const cedar = anOrganization('Cedar Grove', 'Secondary', 'Elementary');
    const license = {
      product: 'monthly',
      start_date: '01/01/2026',
      end_date: '12/31/2026',
    };
    const maya = aPerson({
      first_name: 'Maya',
      last_name: 'Okafor',
      schools: [at(cedar, 'Coach')],
      licenses: [license],
    });
    await identity.withPeople([maya], [cedar]);

    const session = await identity.call('getUserSession', {}, await identity.actorFor(maya, cedar));
    expect(session.user).toEqual({
      uid: maya.uid,
      email: maya.email,
      first_name: 'Maya',
      last_name: 'Okafor',
      username: 'Maya Okafor',
      initials: 'MO',
      picture: null,
      roles: [],
      schools: [
        { organization_uid: cedar.uid, organization_name: 'Cedar Grove', roles: ['Coach'], programs: [] },
      ],
      uams: [{ system: 'email', system_key: maya.email }],
      licenses: [license],
      has_password: true,
    });
    expect(session.organization).toEqual({
      uid: cedar.uid,
      name: 'Cedar Grove',
      short_name: 'Cedar',
      logo: null,
      has_resources: false,
      programs: [
        { uid: cedar.programs[1]!.uid, program_name: 'Elementary', organization_uid: cedar.uid },
        { uid: cedar.programs[0]!.uid, program_name: 'Secondary', organization_uid: cedar.uid },
      ],
    });
  });

  it('has no organisation for a standalone person', async () => {
    const solo = aPerson({ roles: ['Coach'] });
    await identity.withPeople([solo]);
    const session = await identity.call('getUserSession', {}, await identity.actorFor(solo));
    expect(session.organization).toBeNull();
  });

  it('has the key to what its person stores on devices: theirs alone, and always the same', async () => {
    const [one, other] = [aPerson({ roles: ['Coach'] }), aPerson({ roles: ['Coach'] })];
    await identity.withPeople([one, other]);
    const keyOf = async (person: typeof one) =>
      (await identity.call('getUserSession', {}, await identity.actorFor(person))).journal_key;
    const key = await keyOf(one);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(await keyOf(one)).toBe(key);
    expect(await keyOf(other)).not.toBe(key);
  });

  it('is refused without one', async () => {
    await expect(identity.call('getUserSession', {}, null)).rejects.toMatchObject({ status: 401 });
  });
});

describe('switching', () => {
  it('answers the session in the other organisation and grants it', async () => {
    const [cedar, lakeside] = [anOrganization('Cedar Grove'), anOrganization('Lakeside', 'Upper')];
    const maya = aPerson({ schools: [at(cedar, 'Coach'), inProgram(lakeside, 0, 'Coach')] });
    await identity.withPeople([maya], [cedar, lakeside]);

    const { organization } = await switchTo(lakeside, await identity.actorFor(maya, cedar));
    expect(organization).toMatchObject({ uid: lakeside.uid, name: 'Lakeside' });
    expect(identity.grants.at(-1)).toEqual({
      user_uid: maya.uid,
      organization_uid: lakeside.uid,
      session_epoch: 0,
    });
  });

  it('finds no organisation that is not one’s own, as it finds none that does not exist', async () => {
    const [cedar, lakeside] = [anOrganization(), anOrganization()];
    const maya = aPerson({ schools: [at(cedar, 'Organization Admin')] });
    await identity.withPeople([maya], [cedar, lakeside]);
    const actor = await identity.actorFor(maya);
    const granted = identity.grants.length;

    const others = await switchTo(lakeside, actor).catch((refusal) => refusal);
    const nobodys = await switchTo({ uid: 'no-such-organisation' }, actor).catch((refusal) => refusal);
    expect(others).toMatchObject({ status: 404 });
    expect(nobodys.body).toEqual(others.body);
    expect(identity.grants).toHaveLength(granted);
  });

  it.each(['Superuser', 'Support'] as const)('takes %s anywhere', async (role) => {
    const lakeside = anOrganization('Lakeside');
    const staff = aPerson({ roles: [role] });
    await identity.withPeople([staff], [lakeside]);
    const { organization } = await switchTo(lakeside, await identity.actorFor(staff));
    expect(organization).toMatchObject({ uid: lakeside.uid });
  });

  it('goes by what the person is now, not by what they were when they were let in', async () => {
    const [cedar, lakeside] = [anOrganization(), anOrganization()];
    const maya = aPerson({ schools: [at(cedar, 'Coach')] });
    await identity.withPeople([maya], [cedar, lakeside]);
    const actor = await identity.actorFor(maya);
    const claims = { ...actor, schools: [{ organization_uid: lakeside.uid, roles: [], programs: [] }] };
    await expect(switchTo(lakeside, claims)).rejects.toMatchObject({ status: 404 });
  });

  it('refuses fields it does not know', async () => {
    const cedar = anOrganization();
    const maya = aPerson({ schools: [at(cedar, 'Coach')] });
    await identity.withPeople([maya], [cedar]);
    const body = { organization_uid: cedar.uid, user_uid: 'somebody-else' };
    await expect(
      identity.call('switchOrganization', { body }, await identity.actorFor(maya)),
    ).rejects.toMatchObject({ status: 400 });
  });
});

describe('leaving an organisation', () => {
  it.each(['Superuser', 'Support'] as const)('is for staff: %s', async (role) => {
    const cedar = anOrganization('Cedar Grove');
    const helper = aPerson({ roles: [role] });
    await identity.withPeople([helper], [cedar]);
    const session = await identity.call(
      'switchOrganization',
      { body: { organization_uid: null } },
      await identity.actorFor(helper, cedar),
    );
    expect(session.organization).toBeNull();
  });

  it('is not for a member', async () => {
    const cedar = anOrganization('Cedar Grove');
    const maya = aPerson({ schools: [at(cedar, 'Coach')] });
    await identity.withPeople([maya], [cedar]);
    await expect(
      identity.call(
        'switchOrganization',
        { body: { organization_uid: null } },
        await identity.actorFor(maya, cedar),
      ),
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe('who coaches alone and is taken into an organization', () => {
  const whole = { product: 'monthly', start_date: '01/01/2020', end_date: '01/01/2120' };
  const ended = { ...whole, end_date: '01/01/2021' };
  const alone = (license: typeof whole) => {
    const cedar = anOrganization('Cedar Grove');
    return { cedar, solo: aPerson({ roles: ['Coach'], schools: [at(cedar, 'Coach')], licenses: [license] }) };
  };
  const leave = (actor: Parameters<IdentityForTest['call']>[2]) =>
    identity.call('switchOrganization', { body: { organization_uid: null } }, actor);
  const working = async (solo: { uid: string }) =>
    (await identity.call('getActor', { params: { user_uid: solo.uid }, query: {} }, 'gateway')).actor
      .organization_uid;

  it('still begins with their own work, goes over to it and back', async () => {
    const { cedar, solo } = alone(whole);
    await identity.withPeople([solo], [cedar]);
    expect(await working(solo)).toBeNull();
    const there = await switchTo(cedar, await identity.actorFor(solo));
    expect(there.organization?.uid).toBe(cedar.uid);
    expect((await leave(await identity.actorFor(solo, cedar))).organization).toBeNull();
    expect(identity.grants.at(-1)).toMatchObject({ user_uid: solo.uid, organization_uid: null });
  });

  it('works there once their own licence has ended', async () => {
    const { cedar, solo } = alone(ended);
    await identity.withPeople([solo], [cedar]);
    expect(await working(solo)).toBe(cedar.uid);
    await expect(leave(await identity.actorFor(solo, cedar))).rejects.toMatchObject({ status: 403 });
  });
});

describe('who the gateway may let in', () => {
  it('is a person with their roles, and without what only they may see', async () => {
    const cedar = anOrganization('Cedar Grove', 'Elementary');
    const maya = aPerson({ roles: ['Coach'], schools: [inProgram(cedar, 0, 'Coachee')] });
    await identity.withPeople([maya], [cedar]);
    expect(await identity.actorFor(maya, cedar)).toEqual({
      uid: maya.uid,
      username: 'Pat Person',
      organization_uid: cedar.uid,
      roles: ['Coach'],
      schools: [
        {
          organization_uid: cedar.uid,
          roles: [],
          programs: [{ program_uid: cedar.programs[0]!.uid, roles: ['Coachee'] }],
        },
      ],
      licenses: [],
    });
  });

  it('works in their own organisation again once they are not in the one they chose', async () => {
    const [cedar, lakeside] = [anOrganization(), anOrganization()];
    const maya = aPerson({ schools: [at(cedar, 'Coach')] });
    await identity.withPeople([maya], [cedar, lakeside]);
    expect(await identity.actorFor(maya, lakeside)).toMatchObject({ organization_uid: cedar.uid });
  });

  it('is nobody who was deleted, from that moment on', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    const actor = await identity.actorFor(maya);
    await identity.remove(maya);

    await expect(identity.actorFor(maya)).rejects.toMatchObject({ status: 404 });
    await expect(identity.call('getUserSession', {}, actor)).rejects.toMatchObject({ status: 401 });
    await expect(switchTo({ uid: 'anywhere' }, actor)).rejects.toMatchObject({ status: 401 });
    expect(await identity.published()).toContainEqual(
      expect.objectContaining({ type: 'user.deleted', entity_uid: maya.uid, data: { uid: maya.uid } }),
    );
  });

  it('is answered to the gateway alone', async () => {
    const maya = aPerson({ roles: ['Superuser'] });
    await identity.withPeople([maya]);
    const input = { params: { user_uid: maya.uid } };
    const actor = await identity.actorFor(maya);
    for (const caller of [null, actor]) {
      await expect(identity.call('getActor', input, caller)).rejects.toMatchObject({ status: 404 });
    }
  });
});
