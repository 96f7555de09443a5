import { MESSAGES } from '@coaching/contracts';
import { Conflict, type Handler, Invalid, type ServiceContext, withRetries } from '@coaching/service-kit';
import type { InstanceRecord } from '../instances/instance-record';
import type { RubricInstances } from '../instances/instances-repository';
import type { PresentInstance } from '../instances/present-instance';
import type { Rubrics } from '../rubrics/rubrics-repository';
import { movedInstance } from './moved-instance';
import { newerRubric, requireOwn } from './newer-rubric';

const FINISHED = 'This rubric is finished, so it stays with the version that it was scored by.';

interface Stores {
  instances: RubricInstances;
  rubrics: Rubrics;
  present: PresentInstance;
}

export const moveRubricInstance = (
  { instances, rubrics, present }: Stores,
  { transaction, signals }: ServiceContext,
): Handler<'moveRubricInstance'> => {
  /** Moves it, unless it or its rubric has changed meanwhile. */
  async function move(stored: InstanceRecord, now: Date): Promise<InstanceRecord | null> {
    const rubric = await newerRubric(rubrics, stored);
    if (!rubric) return null;
    const moved = await movedInstance(rubrics, stored, rubric);
    const fields = { ...moved, revision: stored.revision + 1, updated_at: now };
    return transaction(async ({ session }) => {
      if (!(await rubrics.markUsed(rubric.uid, rubric.revision, session))) return null;
      return instances.change(stored, fields, session);
    });
  }

  return ({ actor, params: { uid }, body: { version }, now }) =>
    withRetries(async () => {
      const stored = await requireOwn(instances, actor, uid);
      // Sent again because its answer was lost.
      if (stored.version === version) return { rubric_instance: await present(stored, actor) };
      if (stored.finished) throw new Invalid(FINISHED, [{ path: 'version', message: FINISHED }]);
      const newer = await newerRubric(rubrics, stored);
      // What was looked at before is no longer what it would move to.
      if (newer?.version !== version)
        throw new Conflict(MESSAGES.stale, { rubric_instance: await present(stored, actor) });
      const moved = await move(stored, now);
      if (!moved) return null;
      signals.send('rubric_instance.saved', uid);
      return { rubric_instance: await present(moved, actor) };
    });
};
