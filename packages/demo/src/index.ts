export {
  type DemoConversation,
  type DemoTopic,
  demoConversations,
  demoConversationUid,
} from './conversations';
export type { DemoOfDomain, DemoSettings } from './demo-of-domain';
export {
  type District,
  type DistrictSize,
  demoDistrict,
  districtSizes,
  VISITS_AT_ONCE,
} from './district/district';
export { demoAccounts, demoOrganizations, demoUsers } from './people';
export { type EvidenceRow, evidenceRows, rubricRowUid } from './rubric-rows';
export { type DemoRubricUse, demoRubricUses, type ScoredPerson } from './rubric-uses';
export {
  conversationTools,
  type DemoTool,
  demoTool,
  demoToolOwners,
  platformSet,
  platformTools,
  questionCategories,
  rubricTools,
  toolSetOf,
} from './tools';
export { type DemoVisit, demoVisits, type LessonTitle } from './visits';
