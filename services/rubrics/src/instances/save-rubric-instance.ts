import type { RubricInstance, RubricInstanceDraft } from '@coaching/contracts';
import {
  type AutosavedKind,
  Conflict,
  type Handler,
  type ServiceContext,
  saveEntities,
  uidOfNew,
  withRetries,
} from '@coaching/service-kit';
import type { Rubrics } from '../rubrics/rubrics-repository';
import { byBothNames } from './by-both-names';
import type { InstanceRecord } from './instance-record';
import { type RubricInstances, RubricMovedOn } from './instances-repository';
import { type NamedInstance, namedInstance } from './named-draft';
import type { PresentInstance } from './present-instance';
import { type ScoredBy, scoredBy, scoredByNow } from './scored-by';

/** What the current one is answered with where the save was stale. */
function staleByBothNames(error: unknown): unknown {
  if (!(error instanceof Conflict) || !error.current.rubric_instance) return error;
  return new Conflict(error.message, byBothNames(error.current.rubric_instance as RubricInstance));
}

export const saveRubricInstance = (
  kind: AutosavedKind<InstanceRecord, NamedInstance>,
  { instances, rubrics, present }: { instances: RubricInstances; rubrics: Rubrics; present: PresentInstance },
  context: ServiceContext,
): Handler<'saveRubricInstance'> => {
  const key = context.keyFor('uids');
  const save = saveEntities(kind, context);

  /** By what a draft is to be read; null where it says of nothing new what it scores by. */
  async function scoredByOf({ tool_uid }: RubricInstanceDraft, uid: string): Promise<ScoredBy | null> {
    const stored = await instances.find(uid);
    if (stored) return scoredBy(rubrics, stored);
    const rubric = tool_uid === undefined ? null : await rubrics.find(tool_uid);
    return rubric && scoredByNow(rubric);
  }

  return ({ actor, body: { rubric_instance: sent }, now }) =>
    withRetries(async () => {
      const uid = sent.uid ?? (await uidOfNew(sent, { actor, now, store: instances, key }));
      const scored = await scoredByOf(sent, uid);
      try {
        const draft = namedInstance(sent, uid, scored);
        const saved = await save({ actor, now }, { uid: () => uid, draft: () => draft });
        return byBothNames(await present(saved, actor));
      } catch (error) {
        // The rubric has changed in the same moment: the draft is read anew by what it is now.
        if (error instanceof RubricMovedOn) return null;
        throw staleByBothNames(error);
      }
    });
};
