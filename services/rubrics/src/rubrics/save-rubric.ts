import type { RubricDraft } from '@coaching/contracts';
import {
  type AutosavedKind,
  type Handler,
  requireDistinctParts,
  type ServiceContext,
  saveEntities,
  uidOfNew,
} from '@coaching/service-kit';
import type { RubricInstances } from '../instances/instances-repository';
import { type NamedRubric, namedRubric } from './named-rubric';
import { presentRubric } from './present-rubric';
import type { RubricRecord } from './rubric-record';
import type { Rubrics } from './rubrics-repository';

function requireDistinct({ columns, categories }: RubricDraft): void {
  requireDistinctParts(columns, { what: 'columns', path: 'rubric.columns' });
  requireDistinctParts(categories, { what: 'categories', path: 'rubric.categories' });
  const rows = categories?.flatMap((category) => category.rows);
  requireDistinctParts(rows, { what: 'rows', path: 'rubric.rows' });
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
        draft: (uid, stored) => namedRubric(sent, uid, stored),
      },
    );
    // Its words stand in what is not finished yet.
    for (const uid of await instances.unfinishedOf(saved.uid))
      context.signals.send('rubric_instance.saved', uid);
    return { rubric: presentRubric(saved) };
  };
};
