import type { RubricRow } from '@coaching/contracts';
import { isEmptyRichText } from '@coaching/mfe-kit/merging';
import { memo, useId } from 'react';
import { isSameScore, type Score } from '../../instance/scores';
import { rowName } from '../../part-names/part-names';
import { OldWords } from '../../versions/old-words';
import { RowChanges } from '../../versions/row-changes';
import type { RowBefore } from '../../versions/words-before';
import { RowQuotes } from '../evidence/row-quotes';
import { NextSteps } from '../next-steps/next-steps';
import { Choices } from './choices';
import type { Level } from './levels';
import classes from './matrix.module.css';
import type { RowActions } from './row-actions';
import { ReadNote, RowNote } from './row-note';

/** What somebody else scored in the same row. */
export interface OtherScore {
  name: string;
  score: Score;
}

export interface MatrixRowProps {
  row: RubricRow;
  levels: readonly Level[];
  score: Score;
  /** Whose score that is; shown where there is another one. */
  name: string;
  other: OtherScore | null;
  /** Null for those who only read. */
  actions: RowActions | null;
  /** Its notes are being written. */
  isEditing: boolean;
  /** How it was worded and where it stood when this began; null where it is so still. */
  before: RowBefore | null;
  showsOldWords: boolean;
}

const isSameOther = (one: OtherScore | null, other: OtherScore | null) =>
  one === other ||
  (one !== null && other !== null && one.name === other.name && isSameScore(one.score, other.score));

/** Whether a row looks as it did: another answer of the server makes new objects that say the same. */
const isSameRow = (one: MatrixRowProps, other: MatrixRowProps): boolean =>
  one.row === other.row &&
  one.levels === other.levels &&
  one.name === other.name &&
  one.actions === other.actions &&
  one.isEditing === other.isEditing &&
  one.before === other.before &&
  one.showsOldWords === other.showsOldWords &&
  isSameScore(one.score, other.score) &&
  isSameOther(one.other, other.other);

const noWords: readonly (string | null)[] = [];

/** One row: its name, what can be chosen, its notes; drawn again only when it changes. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { row, levels, score, name, other, actions, isEditing, before, showsOldWords } = props;
  const labelledBy = useId();
  const named = rowName(row);
  const label = row.textbox_label || 'Notes';
  const by = (choice: string) =>
    other === null
      ? []
      : [...(score.choice === choice ? [name] : []), ...(other.score.choice === choice ? [other.name] : [])];
  const chosenAt = levels.findIndex(({ choice }) => choice === score.choice);
  const steps = row.next_steps[chosenAt] ?? [];
  return (
    <div className={classes.row} data-row={row.uid}>
      <h3 className={classes.name} id={labelledBy}>
        {named}
        {before && <RowChanges before={before} />}
      </h3>
      <Choices
        levels={levels}
        words={row.cols}
        choice={score.choice}
        by={by}
        reworded={before?.cols ?? noWords}
        labelledBy={labelledBy}
        onChoose={actions ? (choice) => actions.choose(row.uid, choice) : undefined}
      />
      <div className={classes.below}>
        <RowQuotes row_uid={row.uid} rowName={named} />
        {before && showsOldWords && <OldWords row={row} before={before} levels={levels} />}
        {actions ? (
          <RowNote
            row_uid={row.uid}
            rowName={named}
            label={label}
            notes={score.notes}
            isEditing={isEditing}
            actions={actions}
          />
        ) : (
          !isEmptyRichText(score.notes) && (
            <ReadNote name={other ? `${label}, ${name}` : label} notes={score.notes} />
          )
        )}
        {other && !isEmptyRichText(other.score.notes) && (
          <ReadNote name={`${label}, ${other.name}`} notes={other.score.notes} isOwn />
        )}
        {actions && steps.length > 0 && <NextSteps rowName={named} steps={steps} />}
      </div>
    </div>
  );
}, isSameRow);
