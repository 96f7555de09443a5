import type { RubricContent } from '@coaching/contracts';
import { columnName, rowName } from '../part-names/part-names';
import { NO_SCORE, NOT_OBSERVED, type Scores } from './scores';

/** What was chosen and noted, each under its row, as it is taken along by who cannot save it any more. */
export const writtenScores = (
  { categories, columns }: Pick<RubricContent, 'categories' | 'columns'>,
  scores: Scores,
) =>
  categories.flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const { choice, notes } = scores[row.uid] ?? NO_SCORE;
      if (choice === null && notes === '') return [];
      const at = columns.findIndex(({ uid }) => uid === choice);
      const chosen = choice === NOT_OBSERVED ? 'Not observed' : at >= 0 && columnName(columns[at]!, at);
      const name = rowName(row);
      return [{ title: chosen ? `${name}: ${chosen}` : name, notes }];
    }),
  );
