import { DifferenceView } from '@coaching/interaction-kit/wording';
import { Button } from '@coaching/ui-kit';
import classes from './versions.module.css';
import type { WordsBefore } from './words-before';

interface RewordedNoteProps {
  before: WordsBefore;
  showsOldWords: boolean;
  onToggle: () => void;
}

/** Says that words are others than when this began, and shows the old ones on request. */
export function RewordedNote({ before, showsOldWords, onToggle }: RewordedNoteProps) {
  return (
    <section className={classes.note} aria-label="Changed words">
      <div className={classes.head}>
        <p>Some words of this rubric have changed since this began. What was scored stays as it is.</p>
        <Button variant="light" size="compact-sm" aria-pressed={showsOldWords} onClick={onToggle}>
          {showsOldWords ? 'Hide the old words' : 'Show the old words'}
        </Button>
      </div>
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
