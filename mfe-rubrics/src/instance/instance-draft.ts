import type { RubricInstanceDraft } from '@coaching/contracts';
import type { EditedInstance } from './edited-instance';
import { instanceMerging } from './instance-merging';
import { changedItems } from './scores';

/** What is sent of a use of a rubric: what differs from the server's version, of its rows those that do. */
export function rubricInstanceDraft(mine: EditedInstance, base: EditedInstance): RubricInstanceDraft {
  const { items, client_embed: _, ...rest } = instanceMerging.draftOf(mine, base);
  if (!items) return rest;
  const rubric_revision = mine.rubric.revision;
  return { ...rest, rubric_revision, items: changedItems(mine.rubric, items, base.items) };
}
