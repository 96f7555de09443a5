import { newUid, type RubricContent } from '@coaching/contracts';
import type { EventReactions } from '@coaching/service-kit';
import { newRubric } from '../rubrics/new-rubric';
import type { Rubrics } from '../rubrics/rubrics-repository';

/** The same words under uids of their own. */
const copyOf = ({ name, row_name, columns, categories }: RubricContent): RubricContent => ({
  name,
  row_name,
  columns: columns.map((column) => ({ ...column, uid: newUid() })),
  categories: categories.map(({ rows, ...category }) => ({
    ...category,
    uid: newUid(),
    rows: rows.map((row) => ({ ...row, uid: newUid() })),
  })),
});

/** A tool that is copied has a copy of its rubric, as it is then; one that was deleted is not copied. */
export const copyRubrics = (rubrics: Rubrics): EventReactions => ({
  async 'tool.copied'({ occurred_at, data: { from, to, config_entity, config_uid } }, { session }) {
    const rubric = await rubrics.find(from, session);
    if (!rubric || rubric.deleted_at || (await rubrics.find(to, session))) return;
    const owner = { config_entity, config_uid };
    await rubrics.insert(newRubric(to, copyOf(rubric), owner, new Date(occurred_at)), session);
  },
});
