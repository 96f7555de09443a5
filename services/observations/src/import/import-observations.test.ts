import { anActor, aPerson } from '@coaching/access/testing';
import { newUid } from '@coaching/contracts';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';
import { importObservations } from './import-observations';
import type { ImportedObservation } from './imported-observation';

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

const imported = (
  user: string,
  client: string,
  more: Partial<ImportedObservation> = {},
): ImportedObservation => ({
  uid: newUid(),
  title: 'Fractions',
  user,
  client,
  organization_uid: null,
  program_uid: null,
  additional_information: '',
  timestamp: '2026-03-02T09:00:00Z',
  end_timestamp: null,
  duration: 12,
  items: [],
  ...more,
});

it('brings observations in under the names we know, and publishes each', async () => {
  const program = { program_uid: newUid(), program_name: 'Literacy' };
  const coach = aPerson('Pat Person');
  const client = aPerson('Pat Person', { schools: [{ organization_uid: 'cedar', programs: [program] }] });
  await observations.receive({ people: [coach, client] });
  const row = imported(coach.uid, client.uid, {
    organization_uid: 'cedar',
    program_uid: program.program_uid,
  });
  await importObservations(observations.service.context, [row]);

  const actor = { ...coach, organization_uid: null, roles: [], licenses: [], schools: [] };
  expect(await observations.get(actor, row.uid)).toMatchObject({
    title: 'Fractions',
    duration: 12,
    left_name: coach.username,
    right_name: client.username,
    program_embed: { ...program, organization_uid: 'cedar' },
    revision: 1,
  });
  const published = (await observations.published()).filter(({ entity_uid }) => entity_uid === row.uid);
  expect(published.map(({ type }) => type)).toEqual(['observation.updated']);
});

it('calls their lanes as they say', async () => {
  const [coach, client] = [aPerson('Pat Person'), aPerson('Pat Person')];
  await observations.receive({ people: [coach, client] });
  const names = { left_name: 'Mr. Reyes', right_name: 'Class 4b' };
  const row = imported(coach.uid, client.uid, names);
  await importObservations(observations.service.context, [row]);
  expect(await observations.get(anActor({ uid: coach.uid }), row.uid)).toMatchObject(names);
});

it('brings private ones in as such, unless they were finished', async () => {
  const [coach, client] = [aPerson('Pat Person'), aPerson('Pat Person')];
  await observations.receive({ people: [coach, client] });
  const half = imported(coach.uid, client.uid, { visibility: 'private' });
  const end_timestamp = '2026-03-02T09:40:00Z';
  const ended = imported(coach.uid, client.uid, { visibility: 'private', end_timestamp });
  const withoutVisibility = imported(coach.uid, client.uid);
  await importObservations(observations.service.context, [half, ended, withoutVisibility]);
  const actor = anActor({ uid: coach.uid });
  expect(await observations.get(actor, half.uid)).toMatchObject({ visibility: 'private' });
  expect(await observations.get(actor, ended.uid)).toMatchObject({ visibility: 'shared' });
  expect(await observations.get(actor, withoutVisibility.uid)).toMatchObject({ visibility: 'shared' });
  await expect(observations.get(anActor({ uid: client.uid }), half.uid)).rejects.toMatchObject({
    status: 404,
  });
});

it('leaves those that are there already as they are', async () => {
  const [coach, client] = [aPerson('Pat Person'), aPerson('Pat Person')];
  await observations.receive({ people: [coach, client] });
  const row = imported(coach.uid, client.uid);
  await importObservations(observations.service.context, [row]);
  await importObservations(observations.service.context, [{ ...row, title: 'Other' }]);
  const actor = { ...coach, organization_uid: null, roles: [], licenses: [], schools: [] };
  expect(await observations.get(actor, row.uid)).toMatchObject({ title: 'Fractions', revision: 1 });
});
