import { newUid } from '@coaching/contracts';
import { anActor, aPerson } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';
import { importObservations } from './import-observations';
import type { ImportedObservation } from './imported-observation';

// Real servers on a machine that is busy with other things.
jest.setTimeout(30_000);

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

it('brings observations in under the names we know, and tells of each', async () => {
  const program = { program_uid: newUid(), program_name: 'Literacy' };
  const coach = aPerson(newUid());
  const client = aPerson(newUid(), { schools: [{ organization_uid: 'cedar', programs: [program] }] });
  await observations.withPeople(coach, client);
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
  const told = (await observations.published()).filter(({ entity_uid }) => entity_uid === row.uid);
  expect(told.map(({ type }) => type)).toEqual(['observation.updated']);
});

it('brings private ones in as such, unless they were finished', async () => {
  const [coach, client] = [aPerson(newUid()), aPerson(newUid())];
  await observations.withPeople(coach, client);
  const half = imported(coach.uid, client.uid, { visibility: 'private' });
  const end_timestamp = '2026-03-02T09:40:00Z';
  const ended = imported(coach.uid, client.uid, { visibility: 'private', end_timestamp });
  const unsaid = imported(coach.uid, client.uid);
  await importObservations(observations.service.context, [half, ended, unsaid]);
  const actor = anActor(coach.uid);
  expect(await observations.get(actor, half.uid)).toMatchObject({ visibility: 'private' });
  expect(await observations.get(actor, ended.uid)).toMatchObject({ visibility: 'shared' });
  expect(await observations.get(actor, unsaid.uid)).toMatchObject({ visibility: 'shared' });
  await expect(observations.get(anActor(client.uid), half.uid)).rejects.toMatchObject({ status: 404 });
});

it('leaves those that are there already as they are', async () => {
  const [coach, client] = [aPerson(newUid()), aPerson(newUid())];
  await observations.withPeople(coach, client);
  const row = imported(coach.uid, client.uid);
  await importObservations(observations.service.context, [row]);
  await importObservations(observations.service.context, [{ ...row, title: 'Other' }]);
  const actor = { ...coach, organization_uid: null, roles: [], licenses: [], schools: [] };
  expect(await observations.get(actor, row.uid)).toMatchObject({ title: 'Fractions', revision: 1 });
});
