import { useWritingPlace } from '@coaching/interaction-kit/writing';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { useMemo } from 'react';
import type { EditedInstance } from '../instance/edited-instance';
import type { Scores } from '../instance/scores';
import type { RowActions } from './matrix/row-actions';
import { choose, note } from './score-changes';
import { SUMMARY } from './summary-box';

/** How what is scored changes; the same object for as long as the page is open. */
export interface Scoring<Mine> {
  /** Puts a text where it was written, such as at a row. */
  write(place: string, html: string): (mine: Mine) => Mine;
  choose(row_uid: string, choice: string): (mine: Mine) => Mine;
}

const inItems =
  (changed: (items: Scores) => Scores) =>
  (mine: EditedInstance): EditedInstance => ({ ...mine, items: changed(mine.items) });

/** What a coach scores and writes into an interaction, its summary included. */
export const interactionScoring: Scoring<EditedInstance> = {
  write: (place, html) =>
    place === SUMMARY ? (mine) => ({ ...mine, summary: html }) : inItems(note(place, html)),
  choose: (row_uid, choice) => inItems(choose(row_uid, choice)),
};

/** What somebody scores on their own. */
export function ownScoring<Mine extends { scores: Scores }>(): Scoring<Mine> {
  const inScores =
    (changed: (scores: Scores) => Scores) =>
    (mine: Mine): Mine => ({ ...mine, scores: changed(mine.scores) });
  return {
    write: (row_uid, html) => inScores(note(row_uid, html)),
    choose: (row_uid, choice) => inScores(choose(row_uid, choice)),
  };
}

/** What one does with the rows of a matrix, and where one writes. */
export function useScoreActions<Mine>(
  scoring: Scoring<Mine>,
  { change, write, flushDeferred }: Pick<UsedAutosave<Mine>, 'change' | 'write' | 'flushDeferred'>,
): {
  place: string | null;
  actions: RowActions;
} {
  const { place, actions } = useWritingPlace([], {
    flushDeferred,
    write: (where, html) => write(scoring.write(where, html)),
    change: (where, html) => change(scoring.write(where, html)),
  });
  const all = useMemo<RowActions>(
    () => ({ ...actions, choose: (row_uid, choice) => change(scoring.choose(row_uid, choice)) }),
    [actions, change, scoring],
  );
  return { place, actions: all };
}
