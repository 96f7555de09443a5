import { field, fieldsOf, mapOf, type Part, richText } from '@coaching/mfe-kit/merging';
import { NO_SCORE, type Score, type Scores } from './scores';

/** One row, of which either side may have written all. */
export const scorePart = fieldsOf<Score>({
  // What somebody chose survives that somebody else took a choice back.
  choice: field<string | null>({ both: (mine, theirs) => mine ?? theirs }),
  notes: richText(),
});

/** All rows, merged one by one. */
export const scoresPart: Part<Scores> = mapOf(scorePart, NO_SCORE);
