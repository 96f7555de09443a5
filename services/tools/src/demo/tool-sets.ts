import {
  conversationTools,
  demoToolOwners,
  platformSet,
  platformTools,
  questionCategories,
  rubricTools,
} from '@coaching/demo';
import type { ImportedToolSet } from '../import/imported-tool-set';

const CORE = platformSet.tool_config_uid;

type Owner = (typeof demoToolOwners)[number]['config_uid'];

/** What the owners call their set, and the tool of their own in it. */
const names: Readonly<Record<Owner, { set: string; tool: string }>> = {
  'demo-cedar-grove': { set: 'Cedar Grove tools', tool: 'Literacy Walkthrough' },
  'demo-lakeside': { set: 'Lakeside tools', tool: 'Seminar Observation' },
  'demo-solo': { set: 'My tools', tool: 'Studio Observation' },
};

/** What else an owner has in their set. */
const moreToolsOf: Partial<Record<Owner, ImportedToolSet['tools']>> = {
  'demo-cedar-grove': [
    {
      uid: conversationTools.cycle,
      name: 'Coaching Cycle Conversation',
      tool_type: 'Conversation',
      structured: true,
      categories: [
        { uid: questionCategories.goal, name: 'Goal and focus' },
        { uid: questionCategories.planning, name: 'Planning the lesson' },
        { uid: questionCategories.evidence, name: 'Evidence of learning' },
        { uid: questionCategories.reflection, name: 'Reflection' },
        { uid: questionCategories.steps, name: 'Next steps' },
        { uid: questionCategories.support, name: 'Support and wellbeing' },
      ],
    },
    { uid: conversationTools.checkIn, name: 'Coaching Check-in', tool_type: 'Conversation' },
    { uid: rubricTools.practices, name: 'Framework for Teaching Practice', tool_type: 'Rubric' },
    { uid: rubricTools.discussion, name: 'Discussion Snapshot', tool_type: 'Rubric' },
  ],
};

/** The platform's tool set; each organisation and the standalone coach use it and add tools of their own. */
export const demoToolSets: readonly ImportedToolSet[] = [
  {
    uid: CORE,
    name: 'Core tools',
    config_entity: 'System',
    config_uid: 'system',
    uses: null,
    tools: [
      { uid: platformTools.observation, name: 'Classroom Observation', tool_type: 'Observation' },
      { uid: platformTools.conversation, name: 'Reflective Conversation', tool_type: 'Conversation' },
      { uid: platformTools.rubric, name: 'Teaching Practices Rubric', tool_type: 'Rubric' },
    ],
  },
  ...demoToolOwners.map(
    ({ config_entity, config_uid, set, tool }): ImportedToolSet => ({
      uid: set,
      name: names[config_uid].set,
      config_entity,
      config_uid,
      uses: CORE,
      tools: [
        { uid: tool, name: names[config_uid].tool, tool_type: 'Observation' },
        ...(moreToolsOf[config_uid] ?? []),
      ],
    }),
  ),
];
