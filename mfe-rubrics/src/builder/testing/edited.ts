import type { Rubric } from '@coaching/contracts';
import { aRubric } from '../../instance/testing/builders';
import { categoriesOf, type EditedRubric, edited } from '../rubric/edited-rubric';

/** Two levels, low and high; Talk with rows a and b, Task with row c; see `aRubric`. */
export const anEditedRubric = (more: Partial<Rubric> = {}): EditedRubric => edited(aRubric(more));

/** What a rubric says, line by line: 'Talk', then 'Row a | a seldom | a always'. */
export const linesIn = (rubric: EditedRubric): string[] =>
  categoriesOf(rubric).flatMap(({ name, rows }) => [
    name,
    ...rows.map((row) => [row.name, ...row.cols].join(' | ')),
  ]);
