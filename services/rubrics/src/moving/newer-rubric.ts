import type { Actor } from '@coaching/contracts';
import { NotAllowed, requireReadable } from '@coaching/service-kit';
import { mayEdit, mayRead } from '../instances/instance-policy';
import type { InstanceRecord } from '../instances/instance-record';
import type { RubricInstances } from '../instances/instances-repository';
import type { RubricRecord } from '../rubrics/rubric-record';
import type { Rubrics } from '../rubrics/rubrics-repository';

const NOT_THEIRS = 'Only the coach who holds this rubric moves it to another version.';

/** The instance, if it is its coach who asks. @throws NotFound, NotAllowed */
export async function requireOwn(
  instances: RubricInstances,
  actor: Actor,
  uid: string,
): Promise<InstanceRecord> {
  const instance = requireReadable({ mayRead }, actor, await instances.find(uid));
  if (!mayEdit(actor, instance)) throw new NotAllowed(NOT_THEIRS);
  return instance;
}

/** The rubric where it has a later version than the instance is of; null where it has not, or was deleted. */
export async function newerRubric(
  rubrics: Rubrics,
  { tool_uid, version, finished }: InstanceRecord,
): Promise<RubricRecord | null> {
  const rubric = await rubrics.find(tool_uid);
  return rubric && !rubric.deleted_at && !finished && rubric.version > version ? rubric : null;
}
