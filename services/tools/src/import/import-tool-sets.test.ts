import { anActor } from '@coaching/access/testing';
import type { DomainEvent } from '@coaching/contracts';
import { aTool, aToolSet } from '../testing/builders';
import { startToolsForTest, type ToolsForTest } from '../testing/tools-for-test';

let tools: ToolsForTest;
beforeEach(async () => {
  tools = await startToolsForTest();
});
afterEach(() => tools.close());

const walk = aTool('Walk');
const core = aToolSet({ tools: [walk] });
const { uid, config_entity, config_uid } = core;
const word = ({ type, entity_uid, revision, data }: DomainEvent) => ({ type, entity_uid, revision, data });
const news = {
  type: 'tool_set.updated',
  entity_uid: uid,
  revision: 1,
  data: {
    tool_set: {
      uid,
      config_entity,
      config_uid,
      tools: [
        {
          uid: walk.uid,
          name: 'Walk',
          tool_type: 'Observation',
          structured: false,
          categories: [],
          deleted: false,
        },
      ],
    },
  },
};

it('tells what the tools of a set are called', async () => {
  await tools.withSets(core);
  expect((await tools.published()).map(word)).toEqual([news]);
});

it('leaves a set that is there already as it is', async () => {
  await tools.withSets(core, { ...core, name: 'Renamed' });
  expect((await tools.load(anActor(), 'System', 'system')).name).toBe('Core tools');
  expect(await tools.published()).toHaveLength(1);
});

it('is published once more to rebuild lists', async () => {
  await tools.withSets(core);
  await tools.published();
  expect(await tools.service.republish()).toBe(1);
  expect((await tools.published()).map(word)).toEqual([news, news]);
});
