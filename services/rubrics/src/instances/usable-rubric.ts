import { mayReadRubric } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import { Invalid, type Tools } from '@coaching/service-kit';
import type { RubricRecord } from '../rubrics/rubric-record';
import type { Rubrics } from '../rubrics/rubrics-repository';

const NOT_THEIR_RUBRIC =
  'Please choose a rubric that you work with. If it was only just made, please try again in a moment.';

/**
 * The rubric that somebody is to be scored by now.
 * @param path where it stands in what was sent
 * @throws Invalid in the same words for what is not there, not theirs, and deleted by itself or with its tool
 */
export async function requireUsableRubric(
  { rubrics, tools }: { rubrics: Rubrics; tools: Tools },
  actor: Actor,
  uid: string | undefined,
  path = 'rubric_instance.tool_uid',
): Promise<RubricRecord> {
  const rubric = uid === undefined ? null : await rubrics.find(uid);
  const tool = rubric && (await tools.find(rubric.uid));
  if (!rubric || rubric.deleted_at || tool?.deleted || !mayReadRubric(actor, rubric))
    throw new Invalid(NOT_THEIR_RUBRIC, [{ path, message: NOT_THEIR_RUBRIC }]);
  return rubric;
}
