import type { Rubric } from '@coaching/contracts';
import { aRubric } from '../../instance/testing/builders';
import { categoriesOf, type EditedRubric, edited } from '../rubric/edited-rubric';
import { rubricMerging } from '../rubric/rubric-merging';

/** Two levels, low and high; Talk with rows a and b, Task with row c; see `aRubric`. */
export const anEditedRubric = (more: Partial<Rubric> = {}): EditedRubric => edited(aRubric(more));

/** A rubric after a save that the server answered with what was sent. */
export const saved = (rubric: EditedRubric): EditedRubric =>
  rubricMerging.merge(rubric, rubric, edited({ ...rubric, categories: categoriesOf(rubric) }));

/** What a rubric says, line by line: 'Talk', then 'Row a | a seldom | a always'. */
export const linesIn = (rubric: EditedRubric): string[] =>
  categoriesOf(rubric).flatMap(({ name, rows }) => [
    name,
    ...rows.map((row) => [row.name, ...row.cols].join(' | ')),
  ]);
