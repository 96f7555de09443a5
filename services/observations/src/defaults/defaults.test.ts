import { anActor, aPerson, aSchool } from '@coaching/access/testing';
import {
  type Actor,
  type LaneNaming,
  MESSAGES,
  newUid,
  type ObservationDefaultsDraft,
} from '@coaching/contracts';
import { aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';
import { defaultsIn } from './defaults-repository';
import { MOST_TOOLS } from './merged-tool-lanes';

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

/** A school whose people the service has received, and a Superuser who works in it. */
async function aKnownSchool() {
  const school = aSchoolWithPeople();
  await observations.receive({ people: [school.coachee, school.other, school.stranger] });
  return { ...school, superuserHere: { ...school.superuser, organization_uid: school.here } };
}

const noLanes = { lanes: null, tool_lanes: [] };
const words: LaneNaming = { by: 'words', left_name: 'Teacher', right_name: 'Students' };
const people: LaneNaming = { by: 'people' };

const defaultsFor = async (actor: Actor) =>
  (await observations.call('getObservationDefaults', {}, actor)).observation_defaults;
const choose = async (actor: Actor, observation_defaults: ObservationDefaultsDraft) =>
  (await observations.call('saveObservationDefaults', { body: { observation_defaults } }, actor))
    .observation_defaults;
const startsWith = async (actor: Actor, coachee: { uid: string }, more = {}) =>
  (await observations.anObservationOf(coachee, actor, more)).visibility;

describe('a new observation', () => {
  it('is shared where nobody chose anything', async () => {
    const { coach, coachee } = await aKnownSchool();
    expect(await defaultsFor(coach)).toEqual({ own: null, organization: null, ...noLanes });
    expect(await startsWith(coach, coachee)).toBe('shared');
  });

  it('starts with what its coach chose, else with what the organisation chose', async () => {
    const { coach, colleague, admin, coachee } = await aKnownSchool();
    await choose(admin, { organization: 'private' });
    expect(await defaultsFor(coach)).toMatchObject({ own: null, organization: 'private' });
    expect(await startsWith(coach, coachee)).toBe('private');

    expect(await choose(coach, { own: 'shared' })).toMatchObject({ own: 'shared', organization: 'private' });
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
    const invited = aPerson('Pat Person', { coaches: [coach.uid] });
    await observations.receive({ people: [invited] });
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
    expect(await choose(admin, { own: 'private', organization: 'shared' })).toMatchObject({
      own: 'private',
      organization: 'shared',
    });
    expect(await choose(admin, {})).toMatchObject({ own: 'private', organization: 'shared' });
    expect(await choose(admin, { own: null })).toMatchObject({ own: null, organization: 'shared' });
    expect(await choose(admin, { organization: null })).toMatchObject({ own: null, organization: null });
    expect(await defaultsFor(admin)).toEqual({ own: null, organization: null, ...noLanes });
  });

  it('is stored once, also when it comes several times at once', async () => {
    const { admin, here } = await aKnownSchool();
    const both = { own: 'private', organization: 'private' } as const;
    await Promise.all([1, 2, 3, 4].map(() => choose(admin, both)));
    const { model } = defaultsIn(observations.service.context.connection);
    expect(await model.countDocuments({ uid: { $in: [admin.uid, here] } })).toBe(2);
    expect(await defaultsFor(admin)).toMatchObject(both);
  });

  it('is nothing but one of the two', async () => {
    const { coach } = await aKnownSchool();
    await expect(choose(coach, { own: 'hidden' as 'private' })).rejects.toMatchObject({ status: 400 });
    await expect(choose(coach, { everyone: 'private' } as object)).rejects.toMatchObject({ status: 400 });
  });
});

describe('the lanes', () => {
  it('are remembered for the coach who named them, and for nobody else', async () => {
    const { coach, colleague, admin } = await aKnownSchool();
    expect(await choose(coach, { lanes: words })).toMatchObject({ lanes: words, tool_lanes: [] });
    expect(await choose(coach, { own: 'private' })).toMatchObject({ own: 'private', lanes: words });
    for (const actor of [colleague, admin]) expect(await defaultsFor(actor)).toMatchObject(noLanes);
    expect(await choose(coach, { lanes: null })).toMatchObject({ own: 'private', lanes: null });
  });

  it('are remembered for a tool on its own, the last choice of each', async () => {
    const { coach } = await aKnownSchool();
    const [walk, seminar] = [newUid(), newUid()];
    const named = (tool_uid: string, lanes: LaneNaming | null) =>
      choose(coach, { tool_lanes: [{ tool_uid, lanes }] });
    await named(walk, words);
    await named(seminar, words);
    await named(walk, people);
    expect((await defaultsFor(coach)).tool_lanes).toEqual([
      { tool_uid: seminar, lanes: words },
      { tool_uid: walk, lanes: people },
    ]);
    await named(seminar, null);
    expect(await defaultsFor(coach)).toMatchObject({
      lanes: null,
      tool_lanes: [{ tool_uid: walk, lanes: people }],
    });
  });

  it('are forgotten of tools that were not used for long', async () => {
    const { coach } = await aKnownSchool();
    const uids = Array.from({ length: MOST_TOOLS + 1 }, () => newUid());
    for (let at = 0; at < uids.length; at += 20) {
      await choose(coach, {
        tool_lanes: uids.slice(at, at + 20).map((tool_uid) => ({ tool_uid, lanes: words })),
      });
    }
    expect((await defaultsFor(coach)).tool_lanes.map(({ tool_uid }) => tool_uid)).toEqual(uids.slice(1));
  });

  it('have names, and none that is too long', async () => {
    const { coach } = await aKnownSchool();
    const wrong = [
      { ...words, left_name: '' },
      { ...words, right_name: 'S'.repeat(201) },
    ];
    for (const lanes of wrong) {
      await expect(choose(coach, { lanes })).rejects.toMatchObject({ status: 400 });
      const tool_lanes = [{ tool_uid: newUid(), lanes }];
      await expect(choose(coach, { tool_lanes })).rejects.toMatchObject({ status: 400 });
    }
    expect(await defaultsFor(coach)).toMatchObject(noLanes);
  });

  it('are not chosen by who coaches nobody', async () => {
    const { asCoachee } = await aKnownSchool();
    const tool_lanes = [{ tool_uid: newUid(), lanes: words }];
    for (const change of [{ lanes: words }, { tool_lanes }]) {
      await expect(choose(asCoachee, change)).rejects.toMatchObject({ status: 403 });
    }
    expect(await defaultsFor(asCoachee)).toMatchObject(noLanes);
  });
});

describe('who chooses', () => {
  it('for themselves is who works as a coach, in an organisation or alone', async () => {
    const { coach, admin, programAdmin, superuser } = await aKnownSchool();
    const solo = anActor({ roles: ['Coach'] });
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
    expect(await defaultsFor(coach)).toMatchObject({ organization: 'shared' });
  });

  it('is nobody else, and nothing of a refused choice is stored', async () => {
    const { asCoachee, coach, colleague, programAdmin, superuser, admin, strangerAdmin, here } =
      await aKnownSchool();
    await choose(admin, { organization: 'shared' });
    const billing = anActor({ organization_uid: here, schools: [aSchool(here, ['Billing'])] });
    for (const actor of [asCoachee, billing]) {
      await expect(choose(actor, { own: 'private' })).rejects.toMatchObject({ status: 403 });
      expect(await defaultsFor(actor)).toMatchObject({ own: null });
    }
    const nowElsewhere = { ...admin, organization_uid: strangerAdmin.organization_uid };
    for (const actor of [asCoachee, billing, coach, colleague, programAdmin, superuser, nowElsewhere]) {
      const both = choose(actor, { own: 'private', organization: 'private' });
      await expect(both).rejects.toMatchObject({ status: 403, body: { message: expect.any(String) } });
      expect(await defaultsFor(actor)).toMatchObject({ own: null });
    }
    await choose(strangerAdmin, { organization: 'private' });
    expect(await defaultsFor(admin)).toMatchObject({ own: null, organization: 'shared' });
  });

  it('is nobody of the staff who is signed in as them', async () => {
    const { coach, superuser } = await aKnownSchool();
    const become = { ...coach, real_uid: superuser.uid };
    await expect(choose(become, { own: 'private' })).rejects.toMatchObject({
      status: 403,
      message: MESSAGES.onlyInPerson,
    });
    expect(await defaultsFor(coach)).toMatchObject({ own: null });
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
