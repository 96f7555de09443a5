import { type Actor, MESSAGES, newUid, type Observation } from '@coaching/contracts';
import { anItem, aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';
import { observationsIn } from './observation-repository';

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

/** A half-typed script of a coach in a program, private, and everyone around it. */
async function aPrivateObservation() {
  const school = aSchoolWithPeople();
  await observations.receive({ people: [school.coachee, school.other] });
  const program_embed = {
    program_uid: school.program,
    program_name: 'Literacy',
    organization_uid: school.here,
  };
  const observation = await observations.anObservationOf(school.coachee, school.coach, {
    title: 'Half typed',
    items: [anItem({ data: '<p>Half a line</p>' })],
    program_embed,
    visibility: 'private',
  });
  const change = (fields: object, revision = observation.revision) =>
    observations.save(school.coach, { uid: observation.uid, revision, ...fields });
  return { ...school, observation, uid: observation.uid, change };
}

type Somebody = 'asCoachee' | 'programAdmin' | 'admin' | 'superuser' | 'support';
const readers: Somebody[] = ['asCoachee', 'programAdmin', 'admin', 'superuser', 'support'];
const deleters: Somebody[] = ['admin', 'superuser'];
const strangers = ['strangerAdmin', 'colleague'] as const;

const answerOf = (attempt: Promise<unknown>) =>
  attempt.then(
    (answer) => ({ status: 200, body: answer }),
    ({ status, body }) => ({ status, body }),
  );
const absent = { status: 404, body: { message: MESSAGES.notFound } };

/** Everything one can ask of an observation by its uid, and what is answered. */
const answersTo = (actor: Actor, { uid, revision, client }: Observation) =>
  Promise.all(
    [
      observations.get(actor, uid),
      observations.remove(actor, uid),
      observations.save(actor, { uid, revision, title: 'Mine' }),
      observations.save(actor, { uid, revision: 0, title: 'Mine' }),
      observations.save(actor, { uid, client, visibility: 'shared' }),
      observations.save(actor, { uid, revision: 9, end_timestamp: '2026-03-02T09:40:00Z' }),
    ].map(answerOf),
  );

describe('a private observation', () => {
  it('is its coach’s to read, change and delete', async () => {
    const { coach, observation, uid, change } = await aPrivateObservation();
    expect(await observations.get(coach, uid)).toEqual(observation);
    expect(await change({ title: 'More' })).toMatchObject({ title: 'More', visibility: 'private' });
    expect(await observations.remove(coach, uid)).toEqual({ ok: true });
    expect(await answerOf(observations.get(coach, uid))).toEqual(absent);
  });

  it.each([...readers, ...strangers])('is not there for the %s, in any way', async (who) => {
    const { [who]: actor, coach, observation, uid } = await aPrivateObservation();
    for (const answer of await answersTo(actor, observation)) expect(answer).toEqual(absent);
    expect(await observations.get(coach, uid)).toEqual(observation);
  });

  it('is no more there when it is deleted, and as little as one that never was', async () => {
    const { admin, coach, observation, uid } = await aPrivateObservation();
    await observations.remove(coach, uid);
    for (const gone of [observation, { ...observation, uid: newUid() }]) {
      expect(await answerOf(observations.get(admin, gone.uid))).toEqual(absent);
      expect(await answerOf(observations.remove(admin, gone.uid))).toEqual(absent);
    }
  });

  it('is deleted and restored unseen by those who read the audit log, and a shared one is not', async () => {
    const { coach, uid, change } = await aPrivateObservation();
    const restore = () => observations.call('undeleteObservation', { params: { uid } }, coach);
    await observations.remove(coach, uid);
    const { observation } = await restore();
    await restore();
    await change({ visibility: 'shared' }, observation.revision);
    await observations.remove(coach, uid);
    await restore();
    const audited = (await observations.audited()).filter(({ target }) => target.includes(uid));
    expect(audited.map(({ event, is_private }) => [event, is_private])).toEqual([
      ['deleted', true],
      // Once, as the second time there was nothing to bring back.
      ['restored', true],
      ['deleted', undefined],
      ['restored', undefined],
    ]);
  });

  it('is published to the other domains as private, and never as finished', async () => {
    const { uid, change } = await aPrivateObservation();
    await change({ title: 'More' });
    const published = (await observations.published()).filter(({ entity_uid }) => entity_uid === uid);
    expect(published.map(({ type }) => type)).toEqual(['observation.updated', 'observation.updated']);
    for (const { data } of published) expect(data).toMatchObject({ interaction: { visibility: 'private' } });
  });
});

describe.each([
  ['shared', { visibility: 'shared' }],
  ['finished', { end_timestamp: '2026-03-02T09:40:00.000Z' }],
  [
    'finished by a save that still calls it private',
    { visibility: 'private', end_timestamp: '2026-03-02T09:40:00.000Z' },
  ],
])('once it is %s', (_how, fields) => {
  it.each(readers)('it is there for the %s', async (who) => {
    const { [who]: actor, uid, change } = await aPrivateObservation();
    expect(await answerOf(observations.get(actor, uid))).toEqual(absent);
    expect(await change(fields)).toMatchObject({ visibility: 'shared' });
    expect(await observations.get(actor, uid)).toMatchObject({ title: 'Half typed', visibility: 'shared' });
    const removed = await answerOf(observations.remove(actor, uid));
    expect(removed.status).toBe(deleters.includes(who) ? 200 : 403);
  });

  it.each(strangers)('it is still not there for the %s', async (who) => {
    const { [who]: actor, observation, change } = await aPrivateObservation();
    const shared = await change(fields);
    for (const { uid } of [observation, shared]) {
      expect(await answerOf(observations.get(actor, uid))).toEqual(absent);
    }
    for (const answer of await answersTo(actor, shared)) expect(answer).toEqual(absent);
  });

  it('is published to the other domains as shared', async () => {
    const { uid, change } = await aPrivateObservation();
    await change(fields);
    const published = (await observations.published())
      .filter(({ entity_uid }) => entity_uid === uid)
      .slice(1);
    expect(published[0]).toMatchObject({
      type: 'observation.updated',
      revision: 2,
      data: { interaction: { visibility: 'shared' } },
    });
    const finishes = 'end_timestamp' in fields;
    expect(published.map(({ type }) => type)).toEqual(
      finishes ? ['observation.updated', 'observation.finished'] : ['observation.updated'],
    );
  });
});

it('was stored before observations could be private: it is shared, and saving it again changes nothing', async () => {
  const { coach, coachee, asCoachee, superuser } = aSchoolWithPeople();
  await observations.receive({ people: [coachee] });
  const saved = await observations.anObservationOf(coachee, coach, { items: [anItem()] });
  const { model } = observationsIn(observations.service.context.connection);
  await model.updateOne({ uid: saved.uid }, { $unset: { visibility: true } });
  for (const actor of [coach, asCoachee, superuser]) {
    expect(await observations.get(actor, saved.uid)).toMatchObject({ visibility: 'shared' });
  }
  expect(await observations.save(coach, saved)).toEqual(saved);
  await expect(observations.save(coach, { ...saved, visibility: 'private' })).rejects.toMatchObject({
    status: 400,
  });
});
