import { demoObservations } from './observations';
import { demoOrganizations, demoUsers } from './people';
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

it.each(demoObservations(now).map((observation) => [observation.uid, observation] as const))(
  '%s was made with an observation tool that its set offers',
  (_uid, { tool_uid, tool_config_uid, tool_config_entity_uid, organization_uid, user }) => {
    expect(tool_config_entity_uid).toBe(organization_uid ?? user);
    const set = demoToolSets.find(({ uid }) => uid === tool_config_uid);
    const offered = [...core.tools, ...(set?.tools ?? [])];
    expect(offered.find(({ uid }) => uid === tool_uid)?.tool_type).toBe('Observation');
    if (set) expect(set.config_uid).toBe(tool_config_entity_uid);
  },
);
