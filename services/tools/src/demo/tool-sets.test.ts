import {
  demoConversations,
  demoOrganizations,
  demoRubricUses,
  demoTool,
  demoUsers,
  demoVisits,
  questionCategories,
} from '@coaching/demo';
import { demoToolSets } from './tool-sets';

const now = new Date('2026-11-21T09:00:00.000Z');
const core = demoToolSets.find(({ config_entity }) => config_entity === 'System')!;

it('has a tool of each type on the platform', () => {
  expect(core.tools.map(({ tool_type }) => tool_type)).toEqual(['Observation', 'Conversation', 'Rubric']);
});

it('gives each organisation and the standalone coach a set that uses it and adds to it', () => {
  const owners = [...demoOrganizations, ...demoUsers(now)].map(({ uid }) => uid);
  for (const set of demoToolSets.filter((other) => other !== core)) {
    expect(owners).toContain(set.config_uid);
    expect(set.uses).toBe(core.uid);
    expect(set.tools).not.toEqual([]);
  }
});

it('has no tool twice', () => {
  const uids = demoToolSets.flatMap(({ tools }) => tools.map(({ uid }) => uid));
  expect(new Set(uids).size).toBe(uids.length);
});

it.each(demoVisits(now))('$uid was made with an observation tool that its set offers', (made) => {
  const owner = made.organization ?? made.coach;
  const { tool_uid, tool_config_uid, tool_config_entity_uid } = demoTool(owner, made.visit);
  expect(tool_config_entity_uid).toBe(owner);
  const set = demoToolSets.find(({ uid }) => uid === tool_config_uid);
  const offered = [...core.tools, ...(set?.tools ?? [])];
  expect(offered.find(({ uid }) => uid === tool_uid)?.tool_type).toBe('Observation');
  if (set) expect(set.config_uid).toBe(tool_config_entity_uid);
});

it('gives Cedar Grove two conversation tools, one of them with categories', () => {
  const { tools } = demoToolSets.find(({ config_uid }) => config_uid === 'demo-cedar-grove')!;
  const conversations = tools.filter(({ tool_type }) => tool_type === 'Conversation');
  expect(conversations).toHaveLength(2);
  const structured = conversations.filter((tool) => tool.structured);
  expect(structured.map(({ categories }) => categories?.map(({ uid }) => uid))).toEqual([
    Object.values(questionCategories),
  ]);
});

it.each(demoConversations(now))('$uid is held with a conversation tool that its set offers', (held) => {
  const set = demoToolSets.find(({ uid }) => uid === held.tool_config_uid)!;
  expect(set.config_uid).toBe(held.organization ?? held.coach);
  expect(set.config_uid).toBe(held.tool_config_entity_uid);
  const offered = [...core.tools, ...set.tools];
  expect(offered.find(({ uid }) => uid === held.interview_type)?.tool_type).toBe('Conversation');
});

it.each(demoRubricUses(now))('$uid was scored by a rubric tool that its set offers', (scored) => {
  const set = demoToolSets.find(({ uid }) => uid === scored.tool_config_uid)!;
  expect(set.config_uid).toBe(scored.organization);
  expect(set.tools.find(({ uid }) => uid === scored.tool_uid)?.tool_type).toBe('Rubric');
});
