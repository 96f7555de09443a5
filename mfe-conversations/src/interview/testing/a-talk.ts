import { cast } from '@coaching/access/testing';
import type { Tool, ToolSet } from '@coaching/contracts';
import { aToolSet } from '@coaching/interaction-kit/testing';
import { aTool } from './builders';

const { cedar } = cast.organizations;
const owner = { config_entity: 'Organization', config_uid: cedar.uid } as const;

/** A conversation tool with two categories, and the set of Cedar Grove that holds it alone. */
export function aTalk(more: Partial<Tool> = {}): { talk: Tool; set: ToolSet } {
  const talk = aTool({
    uid: 'talk',
    name: 'Goal talk',
    tool_owner: { ...owner, name: cedar.name },
    categories: [
      { uid: 'warm', name: 'Warm-up' },
      { uid: 'goal', name: 'Goals' },
    ],
    ...more,
  });
  return { talk, set: aToolSet({ ...owner, uid: 'set', config_entity_uid: cedar.uid, tools: [talk] }) };
}
