import type { ImportedToolSet } from '@coaching/service-tools';

const CORE = 'demo-core-tools';

/** Tool for classroom observations in every demo set. */
export const OBSERVATION_TOOL = 'demo-classroom-observation';

/** The platform's tool set; each organisation and the standalone coach use it and add a tool of their own. */
export const demoToolSets: ImportedToolSet[] = [
  {
    uid: CORE,
    name: 'Core tools',
    config_entity: 'System',
    config_uid: 'system',
    uses: null,
    tools: [
      { uid: OBSERVATION_TOOL, name: 'Classroom Observation', tool_type: 'Observation' },
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
