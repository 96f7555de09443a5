import { aPerson, asActor } from '@coaching/access/testing';
import { interactionPath, interactionTitle } from '@coaching/contracts';
import { anInteraction, interactionFinished } from '@coaching/service-kit/testing';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
});
afterAll(() => reports.close());

it.each([
  ['observation', 'Untitled observation', '/observation'],
  ['interview', 'Untitled conversation', '/questions/answers'],
  ['rubric_instance', 'Untitled rubric', '/rubric/use'],
] as const)('lists %s as %s, opened below %s, until it is deleted', async (entity_type, untitled, path) => {
  const [coach, client] = [aPerson('Coach'), aPerson('Client')];
  const interaction = anInteraction(coach, client, { entity_type, title: '' });
  await reports.receive({ interactions: [interaction] }, 1);
  const { observations } = await reports.list(asActor(coach));
  expect(observations).toMatchObject([{ entity_type, tool_name: interaction.tool_name }]);
  expect(observations.map(interactionTitle)).toEqual([untitled]);
  expect(observations.map(interactionPath)).toEqual([`${path}/${interaction.uid}`]);

  await reports.receiveEvent(interactionFinished({ ...interaction, title: 'Finished' }, 2));
  const found = await reports.listWith(client, asActor(client), { query: 'finished' });
  expect(found).toMatchObject({ total: 1, observations: [{ title: 'Finished' }] });

  await reports.deleted(interaction, 3);
  await reports.receive({ interactions: [interaction] }, 2);
  expect(await reports.list(asActor(coach))).toMatchObject({ total: 0, observations: [] });
});
