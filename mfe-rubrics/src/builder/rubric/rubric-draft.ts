import type { RubricDraft } from '@coaching/contracts';
import { categoriesOf, type EditedRubric } from './edited-rubric';
import { rubricMerging } from './rubric-merging';

/** What is sent of a rubric: its names where they differ from the server's, its grid where anything in it does. */
export function rubricDraft(mine: EditedRubric, base: EditedRubric): RubricDraft {
  const { uid, revision, name, row_name, ...changed } = rubricMerging.draftOf(mine, base);
  const isGridChanged =
    changed.columns !== undefined || changed.categories !== undefined || changed.rows !== undefined;
  const { config_entity, config_uid } = mine;
  return {
    uid,
    revision,
    ...(name !== undefined && { name }),
    ...(row_name !== undefined && { row_name }),
    ...(isGridChanged && {
      columns: mine.columns,
      categories: categoriesOf(mine),
      are_cells_aligned: true,
      replaced: mine.replaced,
    }),
    ...(base.revision === 0 && { config_entity, config_uid }),
  };
}
