import { useEffect } from 'react';
import type { EditedRubric } from '../rubric/edited-rubric';
import { type Stop, shownAt, stopsOf } from './stops';
import type { ShownRow } from './use-shown-row';

export interface OneRow {
  stops: Stop[];
  /** Index of the one that is shown. */
  at: number;
  stop: Stop;
}

/**
 * The one row of a rubric that is shown, among all.
 * @param shown null where all of them are
 * @returns null where all of them are, or there are none
 */
export function useOneRow(
  rubric: Pick<EditedRubric, 'categories' | 'rows'>,
  shown: ShownRow | null,
): OneRow | null {
  const stops = shown ? stopsOf(rubric) : [];
  const at = shown ? shownAt(stops, shown.chosen) : -1;
  const stop = stops[at];
  // The row that is shown unasked, or in the place of one that is gone, is gone along with wherever it moves.
  useEffect(() => {
    if (shown && stop && (shown.chosen.uid !== stop.uid || shown.chosen.at !== at)) shown.show(stop.uid);
  });
  return stop ? { stops, at, stop } : null;
}
