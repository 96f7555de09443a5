import { aTool } from '@coaching/interaction-kit/testing';
import { toolRows } from './tool-rows';
import { firstToolsQuery, readToolsQuery, type ToolsQuery } from './tools-query';

const cedar = { config_entity: 'Organization', config_uid: 'cedar', name: 'Cedar Grove' } as const;
const tools = [
  aTool({ uid: 'walk', name: 'walk-through', tool_owner: cedar }),
  aTool({ uid: 'goals', name: 'Goals', tool_type: 'Conversation', structured: true }),
  aTool({ uid: 'talk', name: 'Talk', tool_type: 'Conversation', tool_owner: cedar }),
  aTool({ uid: 'core', name: 'Core' }),
];
const shown = (more: Partial<ToolsQuery>) =>
  toolRows(tools, { ...firstToolsQuery, ...more }).rows.map(({ uid }) => uid);

it.each<[string, Partial<ToolsQuery>, string[]]>([
  ['in the order of the set', {}, ['walk', 'goals', 'talk', 'core']],
  ['by name, whatever the case', { sortBy: 'name' }, ['core', 'goals', 'talk', 'walk']],
  ['by name from the end', { sortBy: 'name', descending: true }, ['walk', 'talk', 'goals', 'core']],
  ['by owner', { sortBy: 'tool_owner' }, ['walk', 'talk', 'goals', 'core']],
  ['by type, structured ones last', { sortBy: 'tool_type' }, ['talk', 'goals', 'walk', 'core']],
  ['that a search finds', { query: ' ALK ' }, ['walk', 'talk']],
  ['of the second page', { page: 2, rowsPerPage: 3 }, ['core']],
  ['all of them', { rowsPerPage: 0 }, ['walk', 'goals', 'talk', 'core']],
])('are shown %s', (_, query, uids) => {
  expect(shown(query)).toEqual(uids);
});

it('counts all that are found', () => {
  expect(toolRows(tools, { ...firstToolsQuery, query: 'alk', rowsPerPage: 1 }).total).toBe(2);
});

it('an address says whose set, which one, and how it is shown', () => {
  const said = 'config_entity=Organization&config_uid=cedar&toolset_uid=core&hidden=true&sortBy=name';
  expect(readToolsQuery(new URLSearchParams(said))).toEqual({
    ...firstToolsQuery,
    config_entity: 'Organization',
    config_uid: 'cedar',
    toolset_uid: 'core',
    hidden: true,
    sortBy: 'name',
  });
});

it('nonsense in an address is as at first', () => {
  expect(readToolsQuery(new URLSearchParams('config_entity=Nobody&sortBy=uid&descending=true'))).toEqual(
    firstToolsQuery,
  );
});
