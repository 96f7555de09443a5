import type { RubricContent } from '@coaching/contracts';
import { NO_SCORE, NOT_OBSERVED, type Scores } from './scores';

/** What was chosen and noted, each under its row, as it is taken along by who cannot save it any more. */
export const writtenScores = (
  { categories, columns }: Pick<RubricContent, 'categories' | 'columns'>,
  scores: Scores,
) =>
  categories.flatMap(({ rows }) =>
    rows.flatMap(({ uid, name }) => {
      const { choice, notes } = scores[uid] ?? NO_SCORE;
      if (choice === null && notes === '') return [];
      const chosen =
        choice === NOT_OBSERVED ? 'Not observed' : columns.find((column) => column.uid === choice)?.name;
      return [{ title: chosen ? `${name}: ${chosen}` : name, notes }];
    }),
  );
