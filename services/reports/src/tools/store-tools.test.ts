import { aPerson, asActor } from '@coaching/access/testing';
import { newUid } from '@coaching/contracts';
import { anInteraction } from '@coaching/service-kit/testing';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
});
afterAll(() => reports.close());

/** Delivers to the service what the tools of a set are called. */
const withToolSet = (uid: string, revision: number, names: Record<string, string>) => {
  const tools = Object.entries(names).map(([tool, name]) => ({
    uid: tool,
    name,
    tool_type: 'Observation' as const,
    structured: false,
    categories: [],
    deleted: false,
  }));
  return reports.receive(
    { toolSets: [{ uid, config_entity: 'System', config_uid: 'platform', tools }] },
    revision,
  );
};

/** A coach with two interactions, made with tools of which nothing was received yet. */
async function aCoachWithTwo() {
  const [coach, client] = [aPerson('Coach'), aPerson('Client')];
  const [walk, talk] = [newUid(), newUid()];
  const walked = anInteraction(coach, client, { title: 'Walked', tool_uid: walk });
  const talked = anInteraction(coach, client, { title: 'Talked', tool_uid: talk });
  return { actor: asActor(coach), set: newUid(), walk, talk, walked, talked };
}

it.each(['before', 'after'])('a tool’s own name that came %s the row stands on it', async (when) => {
  const { actor, set, walk, walked } = await aCoachWithTwo();
  if (when === 'before') await withToolSet(set, 1, { [walk]: 'Learning walk' });
  await reports.receive({ interactions: [walked] });
  if (when === 'after') await withToolSet(set, 1, { [walk]: 'Learning walk' });
  expect(await reports.list(actor)).toMatchObject({ observations: [{ tool_name: 'Learning walk' }] });
  expect(await reports.list(actor, { query: 'learning' })).toMatchObject({ total: 1 });
  expect(await reports.list(actor, { query: 'observation' })).toMatchObject({ total: 0 });
});

it('a tool that is not known, or none, is called what kind it is', async () => {
  const { actor, walked, talked } = await aCoachWithTwo();
  await reports.receive({ interactions: [walked, { ...talked, tool_uid: null }] });
  const kinds = [{ tool_name: 'Observation' }, { tool_name: 'Observation' }];
  expect(await reports.list(actor)).toMatchObject({ observations: kinds });
});

it('a tool’s new name stands on its rows, and lists are sorted and searched by it', async () => {
  const { actor, set, walk, talk, walked, talked } = await aCoachWithTwo();
  await withToolSet(set, 1, { [walk]: 'Aardvark', [talk]: 'Badger' });
  await reports.receive({ interactions: [walked, talked] });
  await withToolSet(set, 2, { [walk]: 'Zebra', [talk]: 'Badger' });
  expect(await reports.list(actor, { sortBy: 'tool' })).toMatchObject({
    observations: [{ tool_name: 'Badger' }, { tool_name: 'Zebra' }],
  });
  expect(await reports.list(actor, { query: 'zeb' })).toMatchObject({ total: 1 });
  expect(await reports.list(actor, { query: 'aard' })).toMatchObject({ total: 0 });
});

it('gives way to no older word that comes late', async () => {
  const { actor, set, walk, walked } = await aCoachWithTwo();
  await reports.receive({ interactions: [walked] });
  await withToolSet(set, 3, { [walk]: 'Third' });
  await withToolSet(set, 2, { [walk]: 'Second' });
  expect(await reports.list(actor)).toMatchObject({ observations: [{ tool_name: 'Third' }] });
});

it('stays when the tool has left its set', async () => {
  const { actor, set, walk, walked } = await aCoachWithTwo();
  await withToolSet(set, 1, { [walk]: 'Learning walk' });
  await withToolSet(set, 2, {});
  await reports.receive({ interactions: [walked] });
  expect(await reports.list(actor)).toMatchObject({ observations: [{ tool_name: 'Learning walk' }] });
});
