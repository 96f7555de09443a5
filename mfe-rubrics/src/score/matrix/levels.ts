import type { RubricContent } from '@coaching/contracts';
import { NOT_OBSERVED } from '../../instance/scores';
import { columnName } from '../../part-names/part-names';

/** What can be chosen in every row. */
export interface Level {
  /** As a score names it. */
  choice: string;
  name: string;
}

/** The columns, and not observed. */
export const levelsOf = ({ columns }: Pick<RubricContent, 'columns'>): Level[] => [
  ...columns.map((column, index) => ({ choice: column.uid, name: columnName(column, index) })),
  { choice: NOT_OBSERVED, name: 'Not observed' },
];
