import { DifferenceView } from '@coaching/interaction-kit/wording';
import { Button } from '@coaching/ui-kit';
import classes from './versions.module.css';
import type { WordsBefore } from './words-before';

interface RewordedNoteProps {
  before: WordsBefore;
  showsOldWords: boolean;
  onToggle: () => void;
}

const whatChanged = ({ isReworded, moved, rows }: WordsBefore) => {
  const isMoved = moved.length > 0 || [...rows.values()].some((row) => row.isMoved || row.category !== null);
  if (!isReworded) return 'Parts of this rubric have moved since this began.';
  return isMoved
    ? 'Some words of this rubric have changed and parts have moved since this began.'
    : 'Some words of this rubric have changed since this began.';
};

/** Says that words or places are others than when this began, and shows the old words on request. */
export function RewordedNote({ before, showsOldWords, onToggle }: RewordedNoteProps) {
  return (
    <section className={classes.note} aria-label="What has changed">
      <div className={classes.head}>
        <p>{whatChanged(before)} What was scored stays as it is.</p>
        {before.isReworded && (
          <Button variant="light" size="compact-sm" aria-pressed={showsOldWords} onClick={onToggle}>
            {showsOldWords ? 'Hide the old words' : 'Show the old words'}
          </Button>
        )}
      </div>
      {before.moved.length > 0 && <p className={classes.quiet}>Moved: {before.moved.join(', ')}</p>}
      {showsOldWords && before.names.length > 0 && (
        <ul className={classes.names}>
          {before.names.map((name) => (
            <li key={`${name.before} ${name.after}`}>
              <DifferenceView {...name} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
