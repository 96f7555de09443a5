import { type ConfigEntity, DEFAULT_TOOL_SET } from '@coaching/contracts';

/** Uids of the platform's tools, by what they are for. */
export const platformTools = {
  observation: 'demo-classroom-observation',
  conversation: 'demo-reflective-conversation',
  rubric: 'demo-teaching-practices',
} as const;

/** The platform's set, as what is made with its tools stores it. */
export const platformSet = {
  tool_config_entity: 'System',
  tool_config_entity_uid: 'system',
  tool_config_uid: 'demo-core-tools',
} as const;

/** Who has a tool set of their own, with its uid, and the uid of the observation tool in it. */
export const demoToolOwners = [
  {
    config_entity: 'Organization',
    config_uid: 'demo-cedar-grove',
    set: 'demo-cedar-tools',
    tool: 'demo-literacy-walkthrough',
  },
  {
    config_entity: 'Organization',
    config_uid: 'demo-lakeside',
    set: 'demo-lakeside-tools',
    tool: 'demo-lakeside-seminar',
  },
  {
    config_entity: 'User',
    config_uid: 'demo-solo',
    set: 'demo-solo-tools',
    tool: 'demo-studio-observation',
  },
] as const;

/** Uids of the conversation tools in Cedar Grove's set: `cycle` is structured. */
export const conversationTools = {
  cycle: 'demo-coaching-cycle',
  checkIn: 'demo-coaching-check-in',
} as const;

/** Uids of the rubric tools in Cedar Grove's set: the whole of teaching, and one discussion. */
export const rubricTools = {
  practices: 'demo-cedar-practices',
  discussion: 'demo-cedar-discussion',
} as const;

/** Uids of the categories of `conversationTools.cycle`, by what their questions are about. */
export const questionCategories = {
  goal: 'demo-category-goal',
  planning: 'demo-category-planning',
  evidence: 'demo-category-evidence',
  reflection: 'demo-category-reflection',
  steps: 'demo-category-steps',
  support: 'demo-category-support',
} as const;

/** The set that offers tools to who works for this owner. @param owner uid of the organisation, or of the coach who has none */
export function toolSetOf(owner: string): {
  tool_config_entity: 'Organization' | 'User';
  tool_config_entity_uid: string;
  tool_config_uid: string;
} {
  const own = demoToolOwners.find(({ config_uid }) => config_uid === owner);
  return {
    tool_config_entity: own?.config_entity ?? 'User',
    tool_config_entity_uid: owner,
    tool_config_uid: own?.set ?? DEFAULT_TOOL_SET,
  };
}

/** What an observation of the demo keeps of its tool. */
export interface DemoTool {
  tool_uid: string;
  tool_config_entity: ConfigEntity;
  tool_config_entity_uid: string;
  tool_config_uid: string;
}

/**
 * The tool of one visit: every third time the owner's own, where they have one.
 * @param owner uid of the organisation, or of the coach who has none
 */
export function demoTool(owner: string, visit: number): DemoTool {
  const own = demoToolOwners.find(({ config_uid }) => config_uid === owner);
  return {
    tool_uid: (visit % 3 === 2 && own?.tool) || platformTools.observation,
    ...toolSetOf(owner),
  };
}
