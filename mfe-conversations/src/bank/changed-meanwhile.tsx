import type { Question } from '@coaching/contracts';
import { ProblemNote, RichTextView } from '@coaching/ui-kit';
import classes from './changed-meanwhile.module.css';

/** A question as somebody else has stored it while this one was being written. */
export function ChangedMeanwhile({ theirs }: { theirs: Question }) {
  return (
    <>
      <ProblemNote>
        Somebody else has changed this question meanwhile. Save once more to store what you changed in place
        of theirs, or cancel to leave it as it is stored now.
      </ProblemNote>
      <fieldset className={classes.theirs} aria-label="As it is stored now">
        <RichTextView html={theirs.question} />
      </fieldset>
    </>
  );
}
