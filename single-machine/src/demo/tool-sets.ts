import { type ConfigEntity, DEFAULT_TOOL_SET } from '@coaching/contracts';
import type { ImportedToolSet } from '@coaching/service-tools';

const CORE = 'demo-core-tools';

const CLASSROOM = 'demo-classroom-observation';

/** The platform's tool set; each organisation and the standalone coach use it and add a tool of their own. */
export const demoToolSets: ImportedToolSet[] = [
  {
    uid: CORE,
    name: 'Core tools',
    config_entity: 'System',
    config_uid: 'system',
    uses: null,
    tools: [
      { uid: CLASSROOM, name: 'Classroom Observation', tool_type: 'Observation' },
      { uid: 'demo-reflective-conversation', name: 'Reflective Conversation', tool_type: 'Conversation' },
      { uid: 'demo-teaching-practices', name: 'Teaching Practices Rubric', tool_type: 'Rubric' },
    ],
  },
  {
    uid: 'demo-cedar-tools',
    name: 'Cedar Grove tools',
    config_entity: 'Organization',
    config_uid: 'demo-cedar-grove',
    uses: CORE,
    tools: [{ uid: 'demo-literacy-walkthrough', name: 'Literacy Walkthrough', tool_type: 'Observation' }],
  },
  {
    uid: 'demo-lakeside-tools',
    name: 'Lakeside tools',
    config_entity: 'Organization',
    config_uid: 'demo-lakeside',
    uses: CORE,
    tools: [{ uid: 'demo-lakeside-seminar', name: 'Seminar Observation', tool_type: 'Observation' }],
  },
  {
    uid: 'demo-solo-tools',
    name: 'My tools',
    config_entity: 'User',
    config_uid: 'demo-solo',
    uses: CORE,
    tools: [{ uid: 'demo-studio-observation', name: 'Studio Observation', tool_type: 'Observation' }],
  },
];

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
  const set = demoToolSets.find(({ config_uid }) => config_uid === owner);
  const own = visit % 3 === 2 ? set?.tools[0]?.uid : undefined;
  return {
    tool_uid: own ?? CLASSROOM,
    tool_config_entity: set?.config_entity ?? 'User',
    tool_config_entity_uid: owner,
    tool_config_uid: set?.uid ?? DEFAULT_TOOL_SET,
  };
}
