import { Button, ProblemNote } from '@coaching/ui-kit';
import { useRef, useState } from 'react';
import classes from './missing-dialog.module.css';
import { latestTagWords } from './missing-words';
import type { LatestTag as Latest } from './use-line-tags';

interface LatestTagProps {
  latest: Latest | null;
  /** @returns why it could not be undone; null once it is */
  onUndo: (latest: Latest, from: Element | null) => Promise<string | null>;
}

/** Says what was tagged last, and takes it back. */
export function LatestTag({ latest, onUndo }: LatestTagProps) {
  const [failed, setFailed] = useState<{ of: Latest; problem: string } | null>(null);
  const isBusy = useRef(false);

  async function undo(of: Latest, button: Element) {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailed(null);
    const problem = await onUndo(of, button);
    isBusy.current = false;
    if (problem) setFailed({ of, problem });
  }
  return (
    <>
      <div className={classes.latest}>
        {/* Always there, so that what comes is said aloud. */}
        <p role="status">{latest && <span key={latest.item_uid}>{latestTagWords(latest)}</span>}</p>
        {latest?.isTagged && (
          <Button
            variant="subtle"
            aria-label={`Undo the tag of the line of ${latest.time}`}
            onClick={({ currentTarget }) => void undo(latest, currentTarget)}
          >
            Undo
          </Button>
        )}
      </div>
      {failed && failed.of === latest && <ProblemNote>{failed.problem}</ProblemNote>}
    </>
  );
}
