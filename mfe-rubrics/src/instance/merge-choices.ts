import { richTextOf } from '@coaching/contracts';
import { markedElsewhere } from '@coaching/mfe-kit/merging';
import type { EditedInstance } from './edited-instance';
import { isSameScore, NO_SCORE, NOT_OBSERVED, type Score, type Scores } from './scores';

const at = (scores: Scores, row_uid: string): Score => scores[row_uid] ?? NO_SCORE;

/** What a choice is called in a rubric; null where it has no such level. */
export function choiceName(
  { columns }: Pick<EditedInstance['rubric'], 'columns'>,
  choice: string | null,
): string | null {
  if (choice === NOT_OBSERVED) return 'Not observed';
  return columns.find(({ uid }) => uid === choice)?.name ?? null;
}

/** Of two different choices in one row this device's stands, and the other is noted in the row's notes. */
export function withAllChoices(
  base: EditedInstance,
  mine: EditedInstance,
  theirs: EditedInstance,
  merged: EditedInstance,
): EditedInstance {
  const noted = Object.keys(merged.items).flatMap((row_uid): [string, Score][] => {
    const [before, own, other] = [base, mine, theirs].map(({ items }) => at(items, row_uid).choice);
    const areApart = own !== before && other !== before && own !== other && own !== null && other !== null;
    const name = areApart ? choiceName(theirs.rubric, other ?? null) : null;
    if (name === null) return [];
    const score = at(merged.items, row_uid);
    return [[row_uid, { ...score, notes: score.notes + markedElsewhere(richTextOf(name)) }]];
  });
  return noted.length === 0
    ? merged
    : { ...merged, items: { ...merged.items, ...Object.fromEntries(noted) } };
}

const OLD_VERSION = '<p><em>Scored on an earlier version of this rubric:</em></p>';

/** What this device scored, unsent, in rows or levels that are gone from the rubric: noted in the summary. */
export function withWhatDoesNotFit(
  base: EditedInstance,
  mine: EditedInstance,
  merged: EditedInstance,
): EditedInstance {
  const rows = new Set(merged.rubric.categories.flatMap((category) => category.rows.map(({ uid }) => uid)));
  const fits = (choice: string | null) => choice === null || choiceName(merged.rubric, choice) !== null;
  const items: Scores = {};
  const unplaced: string[] = [];
  for (const [row_uid, score] of Object.entries(merged.items)) {
    const own = at(mine.items, row_uid);
    const isFitting = rows.has(row_uid) && fits(score.choice);
    if (isFitting) items[row_uid] = score;
    else if (rows.has(row_uid)) items[row_uid] = { ...score, choice: null };
    if (isFitting || isSameScore(own, at(base.items, row_uid))) continue;
    const row = mine.rubric.categories
      .flatMap((category) => category.rows)
      .find(({ uid }) => uid === row_uid);
    const level = choiceName(mine.rubric, own.choice);
    unplaced.push(richTextOf([row?.name, level].filter(Boolean).join(': ')));
    if (!rows.has(row_uid)) unplaced.push(own.notes);
  }
  if (Object.keys(items).length === Object.keys(merged.items).length && unplaced.length === 0) return merged;
  return {
    ...merged,
    items,
    summary: unplaced.length > 0 ? [merged.summary, OLD_VERSION, ...unplaced].join('') : merged.summary,
  };
}
