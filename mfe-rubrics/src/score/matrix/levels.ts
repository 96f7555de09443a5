import type { RubricContent } from '@coaching/contracts';
import { NOT_OBSERVED } from '../../instance/scores';

/** What can be chosen in every row. */
export interface Level {
  /** As a score names it. */
  choice: string;
  name: string;
}

/** The columns, and not observed. */
export const levelsOf = ({ columns }: Pick<RubricContent, 'columns'>): Level[] => [
  ...columns.map(({ uid, name }) => ({ choice: uid, name })),
  { choice: NOT_OBSERVED, name: 'Not observed' },
];
