import { mayEditRubric } from '@coaching/access';
import type { Actor, RubricDraft } from '@coaching/contracts';
import {
  type AutosavedKind,
  type Handler,
  NotAllowed,
  requireDistinctParts,
  type ServiceContext,
  saveEntities,
  uidOfNew,
} from '@coaching/service-kit';
import type { RubricInstances } from '../instances/instances-repository';
import { type NamedRubric, namedRubric } from './named-rubric';
import { presentRubric } from './present-rubric';
import { NOT_THEIRS } from './rubric-kind';
import { mayHideRubric } from './rubric-owner';
import type { RubricRecord } from './rubric-record';
import type { Rubrics } from './rubrics-repository';

function requireDistinct({ columns, categories }: RubricDraft): void {
  requireDistinctParts(columns, { what: 'columns', path: 'rubric.columns' });
  requireDistinctParts(categories, { what: 'categories', path: 'rubric.categories' });
  const rows = categories?.flatMap((category) => category.rows);
  requireDistinctParts(rows, { what: 'rows', path: 'rubric.rows' });
}

/** Who cannot change it and can hide it is told so. @throws NotAllowed */
function requireNotToHide(actor: Actor, stored: RubricRecord | null): void {
  if (!stored || stored.deleted_at || mayEditRubric(actor, stored) || !mayHideRubric(actor, stored)) return;
  throw new NotAllowed(`${NOT_THEIRS} You can hide it.`);
}

export const saveRubric = (
  kind: AutosavedKind<RubricRecord, NamedRubric>,
  { rubrics, instances }: { rubrics: Rubrics; instances: RubricInstances },
  context: ServiceContext,
): Handler<'saveRubric'> => {
  const key = context.keyFor('uids');
  const save = saveEntities(kind, context);
  return async ({ actor, body: { rubric: sent }, now }) => {
    requireDistinct(sent);
    const saved = await save(
      { actor, now },
      {
        uid: () => sent.uid ?? uidOfNew(sent, { actor, now, store: rubrics, key }),
        draft: (uid, stored) => {
          requireNotToHide(actor, stored);
          return namedRubric(sent, uid, stored);
        },
      },
    );
    // Its words stand in what is not finished yet.
    for (const uid of await instances.unfinishedOf(saved.uid))
      context.signals.send('rubric_instance.saved', uid);
    return { rubric: presentRubric(saved) };
  };
};
