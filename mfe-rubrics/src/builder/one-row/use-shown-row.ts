import { useCallback, useMemo, useRef, useState } from 'react';
import { partsOfPlace } from '../grid/places';
import type { EditedRubric } from '../rubric/edited-rubric';
import { type Chosen, shownAt, stopsOf } from './stops';

/** Which row is shown where rows are shown one at a time; the same object for as long as it is the same one. */
export interface ShownRow {
  chosen: Chosen;
  /** Shows a row, or the first one of a category. */
  show(uid: string): void;
}

/** The row that is worked on. @param current the rubric as it is by now */
export function useShownRow(current: () => EditedRubric | null): ShownRow {
  const [chosen, setChosen] = useState<Chosen>({ uid: '', at: 0 });
  const latest = useRef(current);
  latest.current = current;
  const show = useCallback((uid: string) => {
    const rubric = latest.current();
    if (!rubric) return;
    const stops = stopsOf(rubric);
    const at = shownAt(stops, { uid, at: -1 });
    const stop = stops[at];
    if (!stop) return;
    const { uid: shown } = stop;
    setChosen((before) => (before.uid === shown && before.at === at ? before : { uid: shown, at }));
  }, []);
  return useMemo(() => ({ chosen, show }), [chosen, show]);
}

/** Uid of what has to be shown for a place to be there: a row or a category; null for the heads. */
export function shownFor(place: string): string | null {
  const { row } = partsOfPlace(place);
  return row === '.' ? null : row;
}
