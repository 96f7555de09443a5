import { type Actor, newUid, type ObservationDefaults } from '@coaching/contracts';
import { anActor, aPerson, aSchool, aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';
import { defaultsIn } from './defaults-repository';

// Real servers on a machine that is busy with other things.
jest.setTimeout(30_000);

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

/** A school whose people the service has heard of, and a Superuser who works in it. */
async function aKnownSchool() {
  const school = aSchoolWithPeople();
  await observations.withPeople(school.coachee, school.other, school.stranger);
  return { ...school, superuserHere: { ...school.superuser, organization_uid: school.here } };
}

const asked = async (actor: Actor) =>
  (await observations.call('getObservationDefaults', {}, actor)).observation_defaults;
const choose = async (actor: Actor, observation_defaults: Partial<ObservationDefaults>) =>
  (await observations.call('saveObservationDefaults', { body: { observation_defaults } }, actor))
    .observation_defaults;
const startsWith = async (actor: Actor, coachee: { uid: string }, more = {}) =>
  (await observations.anObservationOf(coachee, actor, more)).visibility;

describe('a new observation', () => {
  it('is shared where nobody chose anything', async () => {
    const { coach, coachee } = await aKnownSchool();
    expect(await asked(coach)).toEqual({ own: null, organization: null });
    expect(await startsWith(coach, coachee)).toBe('shared');
  });

  it('starts with what its coach chose, else with what the organisation chose', async () => {
    const { coach, colleague, admin, coachee } = await aKnownSchool();
    await choose(admin, { organization: 'private' });
    expect(await asked(coach)).toEqual({ own: null, organization: 'private' });
    expect(await startsWith(coach, coachee)).toBe('private');

    expect(await choose(coach, { own: 'shared' })).toEqual({ own: 'shared', organization: 'private' });
    expect(await startsWith(coach, coachee)).toBe('shared');
    expect(await startsWith(colleague, coachee)).toBe('private');
    await choose(coach, { own: 'private' });
    await choose(admin, { organization: 'shared' });
    expect(await startsWith(coach, coachee)).toBe('private');
    expect(await startsWith(colleague, coachee)).toBe('shared');
  });

  it('starts with what its coach says of itself, whatever was chosen', async () => {
    const { coach, coachee } = await aKnownSchool();
    await choose(coach, { own: 'private' });
    expect(await startsWith(coach, coachee, { visibility: 'shared' })).toBe('shared');
    await choose(coach, { own: null });
    expect(await startsWith(coach, coachee, { visibility: 'private' })).toBe('private');
  });

  it('follows the organisation it is in, not the one its coach works in', async () => {
    const { coach, admin, coachee, here } = await aKnownSchool();
    await choose(admin, { organization: 'private' });
    const away = newUid();
    const schools = [...coach.schools, aSchool(away, ['Coach'])];
    const elsewhere = { ...coach, schools, organization_uid: away };
    expect(await observations.anObservationOf(coachee, elsewhere)).toMatchObject({
      organization_uid: here,
      visibility: 'private',
    });
    const invited = aPerson(newUid(), { coaches: [coach.uid] });
    await observations.withPeople(invited);
    expect(await startsWith(coach, invited)).toBe('shared');
  });

  it('stays as it started when its first save is sent again after another choice', async () => {
    const { coach, coachee } = await aKnownSchool();
    await choose(coach, { own: 'private' });
    const draft = { uid: newUid(), client: coachee.uid, title: 'Fractions' };
    const first = await observations.save(coach, draft);
    await choose(coach, { own: 'shared' });
    expect(await observations.save(coach, draft)).toEqual(first);
    expect(first).toMatchObject({ visibility: 'private', revision: 1 });
  });

  it('that comes finished is shared', async () => {
    const { coach, coachee } = await aKnownSchool();
    await choose(coach, { own: 'private' });
    expect(await startsWith(coach, coachee, { end_timestamp: '2026-03-02T09:40:00Z' })).toBe('shared');
  });
});

describe('a choice', () => {
  it('can be taken back, and what is left out stays', async () => {
    const { admin } = await aKnownSchool();
    expect(await choose(admin, { own: 'private', organization: 'shared' })).toEqual({
      own: 'private',
      organization: 'shared',
    });
    expect(await choose(admin, {})).toEqual({ own: 'private', organization: 'shared' });
    expect(await choose(admin, { own: null })).toEqual({ own: null, organization: 'shared' });
    expect(await choose(admin, { organization: null })).toEqual({ own: null, organization: null });
    expect(await asked(admin)).toEqual({ own: null, organization: null });
  });

  it('is kept once, also when it comes several times at once', async () => {
    const { admin, here } = await aKnownSchool();
    const both = { own: 'private', organization: 'private' } as const;
    await Promise.all([1, 2, 3, 4].map(() => choose(admin, both)));
    const { collection } = defaultsIn(observations.service.context.db);
    expect(await collection.countDocuments({ uid: { $in: [admin.uid, here] } })).toBe(2);
    expect(await asked(admin)).toEqual(both);
  });

  it('is nothing but one of the two', async () => {
    const { coach } = await aKnownSchool();
    await expect(choose(coach, { own: 'hidden' as 'private' })).rejects.toMatchObject({ status: 400 });
    await expect(choose(coach, { everyone: 'private' } as object)).rejects.toMatchObject({ status: 400 });
  });
});

describe('who chooses', () => {
  it('for themselves is who works as a coach, in an organisation or alone', async () => {
    const { coach, admin, programAdmin, superuser } = await aKnownSchool();
    const solo = anActor(newUid(), { roles: ['Coach'] });
    for (const actor of [coach, admin, programAdmin, superuser, solo]) {
      expect(await choose(actor, { own: 'private' })).toMatchObject({ own: 'private' });
    }
  });

  it('for the organisation is its Organization Admin, and a Superuser who works in it', async () => {
    const { admin, superuserHere, coach } = await aKnownSchool();
    expect(await choose(admin, { organization: 'private' })).toMatchObject({ organization: 'private' });
    expect(await choose(superuserHere, { organization: 'shared' })).toMatchObject({
      organization: 'shared',
    });
    expect(await asked(coach)).toMatchObject({ organization: 'shared' });
  });

  it('is nobody else, and nothing of a refused choice is kept', async () => {
    const { asCoachee, coach, colleague, programAdmin, superuser, admin, strangerAdmin, here } =
      await aKnownSchool();
    await choose(admin, { organization: 'shared' });
    const billing = anActor(newUid(), { organization_uid: here, schools: [aSchool(here, ['Billing'])] });
    for (const actor of [asCoachee, billing]) {
      await expect(choose(actor, { own: 'private' })).rejects.toMatchObject({ status: 403 });
      expect(await asked(actor)).toMatchObject({ own: null });
    }
    const nowElsewhere = { ...admin, organization_uid: strangerAdmin.organization_uid };
    for (const actor of [asCoachee, billing, coach, colleague, programAdmin, superuser, nowElsewhere]) {
      const both = choose(actor, { own: 'private', organization: 'private' });
      await expect(both).rejects.toMatchObject({ status: 403, body: { message: expect.any(String) } });
      expect(await asked(actor)).toMatchObject({ own: null });
    }
    await choose(strangerAdmin, { organization: 'private' });
    expect(await asked(admin)).toEqual({ own: null, organization: 'shared' });
  });

  it('is signed in', async () => {
    await expect(observations.call('getObservationDefaults', {}, null)).rejects.toMatchObject({
      status: 401,
    });
    const body = { observation_defaults: { own: 'private' as const } };
    await expect(observations.call('saveObservationDefaults', { body }, null)).rejects.toMatchObject({
      status: 401,
    });
  });
});
