import { newUid, type ObservationDraft } from '@coaching/contracts';
import { anItem, aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

const end_timestamp = '2026-03-02T09:40:00.000Z';
const line = () => ({ items: [anItem()] });

/** An observation that its coach has saved in these steps, in a program, and everyone around it. */
async function afterSaves(...saves: Partial<ObservationDraft>[]) {
  const school = aSchoolWithPeople();
  const programs = [school.program, school.sibling].map((program_uid) => ({
    program_uid,
    program_name: program_uid,
  }));
  const { coachee, other } = school;
  const places = [{ organization_uid: school.here, programs }];
  await observations.receive({
    people: [
      { ...coachee, schools: places },
      { ...other, schools: places },
    ],
  });
  const named = (program_uid: string) => ({
    program_uid,
    program_name: program_uid,
    organization_uid: school.here,
  });
  const uid = newUid();
  const first = { uid, client: coachee.uid, program_embed: named(school.program) };
  let observation = await observations.save(school.coach, { ...first, ...saves[0] });
  for (const fields of saves.slice(1)) {
    observation = await observations.save(school.coach, { uid, revision: observation.revision, ...fields });
  }
  const change = (fields: Partial<ObservationDraft>) =>
    observations.save(school.coach, { uid, revision: observation.revision, ...fields });
  return { ...school, uid, observation, change, named };
}

const shown: [how: string, saves: Partial<ObservationDraft>[]][] = [
  ['finished', [line(), { end_timestamp }]],
  ['finished with its first save', [{ end_timestamp }]],
  [
    'finished, and its end was taken back',
    [{ visibility: 'private' }, { end_timestamp }, { end_timestamp: null }],
  ],
  ['written in while it was shared', [line()]],
  ['written in privately and shared', [{ ...line(), visibility: 'private' }, { visibility: 'shared' }]],
  ['given information while it was shared', [{ additional_information: '<p>Bring the plan</p>' }]],
  ['written in while it was shared, and emptied', [line(), { items: [] }]],
];

describe.each(shown)('what was %s', (_how, saves) => {
  it('is given to no other coachee', async () => {
    const { coach, asCoachee, other, uid, observation, change } = await afterSaves(...saves);
    const otherActor = { ...asCoachee, uid: other.uid };
    const client_embed = { uid: other.uid, username: other.username };
    for (const more of [{}, { client_embed }, { right_name: 'Class 3b' }, { program_embed: null }]) {
      await expect(change({ client: other.uid, ...more })).rejects.toMatchObject({
        status: 400,
        body: {
          message: expect.stringContaining('could read this observation already'),
          errors: [{ path: 'observation.client' }],
        },
      });
    }
    await expect(observations.get(otherActor, uid)).rejects.toMatchObject({ status: 404 });
    expect(await observations.get(coach, uid)).toEqual(observation);
    expect(await observations.get(asCoachee, uid)).toMatchObject({ client: asCoachee.uid });
  });

  it('is not given to another place either', async () => {
    const { coach, sibling, uid, observation, change, named } = await afterSaves(...saves);
    for (const program_embed of [named(sibling), null]) {
      await expect(change({ program_embed })).rejects.toMatchObject({
        status: 400,
        body: { errors: [{ path: 'observation.program_embed' }] },
      });
    }
    expect(await observations.get(coach, uid)).toEqual(observation);
  });

  it('is not hidden and then given away', async () => {
    const { change, observation, coach, uid } = await afterSaves(...saves);
    const hiding = change({
      visibility: 'private',
      items: [],
      additional_information: '',
      end_timestamp: null,
    });
    await expect(hiding).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ path: 'observation.visibility' }] },
    });
    expect(await observations.get(coach, uid)).toEqual(observation);
  });

  it('takes nobody’s word for whose it is', async () => {
    const { coach, other, colleague, observation, change } = await afterSaves(...saves);
    const claims = {
      user: colleague.uid,
      user_embed: { uid: colleague.uid },
      client_embed: { uid: other.uid, username: other.username, initials: 'O', picture: null },
      organization_uid: newUid(),
      shown: false,
    };
    const { title: _title, ...rest } = observation;
    const renamed = await change({ title: 'Renamed', ...claims });
    expect(renamed).toEqual({ ...rest, title: 'Renamed', revision: observation.revision + 1 });
    expect(await observations.get(coach, observation.uid)).toEqual(renamed);
  });

  it('goes on being saved, also with its coachee and program named', async () => {
    const { coachee, program, change, named } = await afterSaves(...saves);
    const saved = await change({ client: coachee.uid, program_embed: named(program), title: 'Fractions' });
    expect(saved).toMatchObject({ title: 'Fractions', shown: true });
  });
});

it.each<[how: string, saves: Partial<ObservationDraft>[]]>([
  ['is shared, and nothing is written in it', [{ title: 'Fractions', duration: 3 }]],
  ['is private, whatever is written in it', [{ visibility: 'private', ...line() }]],
  ['was shared before anything was written in it', [{}, { visibility: 'private' }, line()]],
])('may be for another coachee and in another program while it %s', async (_how, saves) => {
  const { other, sibling, change, named } = await afterSaves(...saves);
  const program_embed = named(sibling);
  expect(await change({ client: other.uid, program_embed })).toMatchObject({
    client: other.uid,
    program_embed,
  });
});

it('may be for another coachee in the save that shares it', async () => {
  const { other, change } = await afterSaves({ visibility: 'private', ...line() });
  expect(await change({ client: other.uid, end_timestamp })).toMatchObject({
    client: other.uid,
    visibility: 'shared',
  });
});

describe('an action step that others could read', () => {
  const step = (tool_uid: string, user: string, client: string) => ({
    uid: newUid(),
    coachee: true,
    completed: null,
    due_date: null,
    tool_type: 'observation' as const,
    tool_uid,
    user,
    clients: [client],
    organization_uid: null,
    program_uid: null,
    created_at: '2026-03-02T09:10:00.000Z',
  });
  const receiveStep = (data: { step: ReturnType<typeof step> }) =>
    observations.receiveEvent({ type: 'action_step.updated', entity_uid: data.step.uid, revision: 1, data });

  it('keeps its observation readable and where it is', async () => {
    const { coach, coachee, other, uid, observation, change } = await afterSaves({});
    await receiveStep({ step: step(uid, coach.uid, coachee.uid) });
    await expect(change({ visibility: 'private' })).rejects.toMatchObject({ status: 400 });
    await expect(change({ client: other.uid })).rejects.toMatchObject({ status: 400 });
    expect(await observations.get(coach, uid)).toEqual({ ...observation, shown: true });
  });

  it('that is received once the observation is private changes nothing there', async () => {
    const { coach, coachee, other, uid, observation, change } = await afterSaves(
      {},
      { visibility: 'private' },
    );
    await receiveStep({ step: step(uid, coach.uid, coachee.uid) });
    expect(await observations.get(coach, uid)).toEqual(observation);
    expect(await change({ client: other.uid })).toMatchObject({ client: other.uid });
  });
});

it('knows what was stored before this was remembered by what is in it', async () => {
  const { other, uid, change } = await afterSaves(line());
  const { db } = observations.service.context;
  await db.collection('observations').updateOne({ uid }, { $unset: { shown: true } });
  await expect(change({ client: other.uid })).rejects.toMatchObject({ status: 400 });
});
