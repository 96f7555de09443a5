import type { Interview } from '@coaching/contracts';

/** Where one comes to once it is set up (spec 2 section 2): a conversation's answers, a template's tool. */
export function placeOf(interview: Interview): string {
  const { uid, template, interview_type } = interview;
  const { tool_config_entity, tool_config_entity_uid, tool_config_uid } = interview;
  if (!template) return `/questions/answers/${uid}`;
  // A template of a tool that is in no set any more.
  if (!tool_config_entity || !tool_config_entity_uid || !tool_config_uid) return '/tools';
  return `/questions/${tool_config_entity}/${tool_config_entity_uid}/${tool_config_uid}/${interview_type}`;
}
