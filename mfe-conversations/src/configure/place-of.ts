import type { Interview } from '@coaching/contracts';
import { storedPlace } from '../tool/tool-place';

/** Where one comes to once it is set up (spec 2 section 2): a conversation's answers, a template's tool among its others. */
export function placeOf(interview: Interview): string {
  const { uid, template, interview_type } = interview;
  if (!template) return `/questions/answers/${uid}`;
  const place = storedPlace(interview);
  // A template of a tool that is in no set any more.
  if (!place) return '/tools';
  return `/questions/${place.config_entity}/${place.config_uid}/${place.toolset_uid}/${interview_type}?tab=templates`;
}
