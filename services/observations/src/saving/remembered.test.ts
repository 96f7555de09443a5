import { newUid, type ObservationDraft } from '@coaching/contracts';
import { openStoreForTest, type StoreForTest } from '@coaching/embedded/testing';
import { mongo } from 'mongoose';
import { anItem, aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';

/** Two processes of the service on one database. */
let store: StoreForTest;
let [here, there]: ObservationsForTest[] = [];
beforeAll(async () => {
  store = await openStoreForTest();
  const options = {
    mongoUrl: store.url,
    databasePrefix: store.databasePrefix,
    actorSecret: 'actor-secret-of-both-processes-of-it',
  };
  [here, there] = [await startObservationsForTest(options), await startObservationsForTest(options)];
});
afterAll(async () => {
  await here!.close();
  await there!.close();
  await store.close();
});

/** An observation with one line that was saved here. */
async function savedHere() {
  const { coach, coachee } = aSchoolWithPeople();
  await here!.receive({ people: [coachee] });
  const line = anItem();
  const first = await here!.save(coach, { uid: newUid(), client: coachee.uid, items: [line] });
  /** Saves a change in one of the processes. */
  const save = (
    process: ObservationsForTest | undefined,
    revision: number,
    fields: Partial<ObservationDraft>,
  ) => process!.save(coach, { uid: first.uid, revision, ...fields });
  return { coach, coachee, first, line, save };
}

it('a save goes on from what another process saved', async () => {
  const { coach, first, line, save } = await savedHere();
  const second = anItem();
  await save(there, 1, { items: [line, second], title: 'Fractions' });
  const saved = await save(here, 2, { items: [line, { ...second, data: '<p>More</p>' }] });
  expect(saved).toMatchObject({ revision: 3, title: 'Fractions', items: [line, { data: '<p>More</p>' }] });
  expect(await there!.get(coach, first.uid)).toEqual(saved);
});

it('a save on what another process has changed since is refused with what is stored', async () => {
  const { save } = await savedHere();
  const saved = await save(there, 1, { title: 'Fractions' });
  await expect(save(here, 1, { title: 'Decimals' })).rejects.toMatchObject({
    status: 409,
    body: { observation: saved },
  });
});

it('a client that knows no revisions changes what is stored', async () => {
  const { coach, first, save } = await savedHere();
  await save(there, 1, { title: 'Fractions' });
  const saved = await here!.save(coach, { uid: first.uid, duration: 5 });
  expect(saved).toMatchObject({ revision: 3, title: 'Fractions', duration: 5 });
});

it('what another process deleted is gone here, and comes back as it was', async () => {
  const { coach, first, save } = await savedHere();
  await there!.remove(coach, first.uid);
  await expect(save(here, 1, { title: 'Fractions' })).rejects.toMatchObject({ status: 404 });
  await there!.call('undeleteObservation', { params: { uid: first.uid } }, coach);
  expect(await save(here, 3, { title: 'Fractions' })).toMatchObject({ revision: 4, title: 'Fractions' });
});

it('a name that has changed since stands in the answer, and stays', async () => {
  const { coach, coachee, first, save } = await savedHere();
  await there!.receive({ people: [{ ...coachee, username: 'Zara', revision: 2 }] });
  expect(await save(here, 1, { title: 'Fractions' })).toMatchObject({ client_embed: { username: 'Zara' } });
  expect((await there!.get(coach, first.uid)).client_embed.username).toBe('Zara');
});

it('what others could read since, by what another process received, does not become private', async () => {
  const { coach, coachee } = aSchoolWithPeople();
  await here!.receive({ people: [coachee] });
  const { uid } = await here!.save(coach, { uid: newUid(), client: coachee.uid });
  const step = {
    uid: newUid(),
    coachee: true,
    completed: null,
    due_date: null,
    tool_type: 'observation' as const,
    tool_uid: uid,
    user: coach.uid,
    clients: [coachee.uid],
    organization_uid: null,
    program_uid: null,
    created_at: '2026-03-02T09:10:00.000Z',
  };
  await there!.receiveEvent({
    type: 'action_step.updated',
    entity_uid: step.uid,
    revision: 1,
    data: { step },
  });
  const hiding = here!.save(coach, { uid, revision: 1, visibility: 'private' });
  await expect(hiding).rejects.toMatchObject({ status: 400 });
});

it('a save that is sent again because its answer was lost is answered with what is stored', async () => {
  const { save } = await savedHere();
  const saved = await save(here, 1, { title: 'Fractions' });
  expect(await save(here, 1, { title: 'Fractions' })).toEqual(saved);
});

it('is not read again for a save that goes on from it', async () => {
  const { save } = await savedHere();
  const reading = jest.spyOn(mongo.Collection.prototype, 'findOne');
  expect(await save(here, 1, { title: 'Fractions' })).toMatchObject({ revision: 2 });
  const read = reading.mock.contexts.map((collection) => (collection as mongo.Collection).collectionName);
  reading.mockRestore();
  expect(read).not.toContain('observations');
});
