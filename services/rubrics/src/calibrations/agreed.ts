import type { Agreement, PinnedRubric } from '@coaching/contracts';
import { agreementOf, type ScoredRow } from '../agreement/agreement';
import type { CalibrationRecord } from './calibration-record';
import type { Calibrations } from './calibrations-repository';
import type { ScoreRecord } from './score-record';

/** What each observer scored in each row, in the rubric's order; what was not observed is no score. */
export function scoredRows(
  { categories, columns }: Pick<PinnedRubric, 'categories' | 'columns'>,
  scores: readonly Pick<ScoreRecord, 'items'>[],
): ScoredRow[] {
  const levels = new Map(columns.map(({ uid }, index) => [uid, index]));
  const chosen = scores.map(
    ({ items }) => new Map(items.map(({ uid, column_uid }) => [uid, levels.get(column_uid ?? '') ?? null])),
  );
  return categories.flatMap(({ rows }) =>
    rows.map(({ uid }) => ({ row_uid: uid, unit: chosen.map((levelOf) => levelOf.get(uid) ?? null) })),
  );
}

/**
 * How far the observers agree who are done: as it was counted when the last of them was, or counted now where that did not
 * come about. Null while fewer than two are.
 */
export async function agreed(
  calibrations: Pick<Calibrations, 'putAgreement'>,
  { uid, rubric, agreement }: CalibrationRecord,
  done: readonly ScoreRecord[],
): Promise<Agreement | null> {
  if (!rubric || done.length < 2) return null;
  if (agreement?.observers === done.length) return agreement;
  const counted = agreementOf(scoredRows(rubric, done), done.length);
  await calibrations.putAgreement(uid, counted);
  return counted;
}
