import type { ObservationEvidence, PinnedRubric, RubricRow } from '@coaching/contracts';
import { Button, ProblemNote } from '@coaching/ui-kit';
import { Dialog } from '@coaching/ui-kit/dialog';
import { useId, useRef } from 'react';
import { categoryName, rowName } from '../../part-names/part-names';
import { jumpToRow } from '../matrix/jump';
import { LatestTag } from './latest-tag';
import classes from './missing-dialog.module.css';
import { type LinesState, titleOf, toLinesWords } from './missing-words';
import { UntaggedLines } from './untagged-lines';
import { useLineTags } from './use-line-tags';

interface MissingDialogProps {
  rubric: PinnedRubric;
  missing: readonly RubricRow[];
  /** Those it takes evidence from, with their lines that have no tag. */
  observations: readonly ObservationEvidence[];
  linesState: LinesState;
  onRetryLines: () => void;
  /** Called with whether it is to be finished all the same. */
  onEnd: (isFinished: boolean) => void;
}

/** What has no score yet, where each row leads to itself, and what has no tag. */
export default function MissingDialog(props: MissingDialogProps) {
  const { rubric, missing, linesState, onRetryLines, onEnd } = props;
  const list = useRef<HTMLDivElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const { untagged: observations, latest, put } = useLineTags(props.observations, { list, end: goOn });
  const untagged = observations.reduce((sum, observation) => sum + observation.untagged.length, 0);
  const uids = new Set(missing.map(({ uid }) => uid));
  const wanted = useRef<string | null>(null);
  const lines = useRef<HTMLElement>(null);
  const linesId = useId();
  const goToLines = () => {
    lines.current?.scrollIntoView({ block: 'start' });
    lines.current?.focus({ preventScroll: true });
  };
  return (
    <Dialog
      opened
      onClose={() => onEnd(false)}
      returnFocus={wanted.current === null}
      title={titleOf(missing.length, untagged, linesState)}
    >
      {missing.length > 0 && untagged > 0 && (
        <button type="button" className={classes.row} onClick={goToLines}>
          {toLinesWords(untagged)}
        </button>
      )}
      <div ref={list} className={classes.list}>
        {rubric.categories
          .filter(({ rows }) => rows.some(({ uid }) => uids.has(uid)))
          .map((category) => (
            <div key={category.uid}>
              <h3 className={classes.category}>{categoryName(category)}</h3>
              <ul aria-label={categoryName(category)}>
                {category.rows
                  .filter(({ uid }) => uids.has(uid))
                  .map((row) => (
                    <li key={row.uid}>
                      <button
                        type="button"
                        className={classes.row}
                        onClick={() => {
                          wanted.current = row.uid;
                          onEnd(false);
                          // Once the dialog has given the page back.
                          setTimeout(() => jumpToRow(row.uid));
                        }}
                      >
                        {rowName(row)}
                      </button>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        {linesState === 'loading' && <p role="status">The lines of your observations are being loaded.</p>}
        {linesState === 'unknown' && (
          <>
            <ProblemNote>
              The lines of your observations could not be loaded, so those without a tag are not shown here.
            </ProblemNote>
            <Button variant="light" onClick={onRetryLines}>
              Load the lines again
            </Button>
          </>
        )}
        {untagged > 0 && (
          <section ref={lines} className={classes.lines} tabIndex={-1} aria-labelledby={linesId}>
            <h3 id={linesId} className={classes.category}>
              Lines without a tag
            </h3>
            <UntaggedLines
              rubric={rubric}
              observations={observations}
              onTag={(line, from) => put(line, true, from)}
            />
          </section>
        )}
      </div>
      <LatestTag latest={latest} onUndo={(line, from) => put(line, false, from)} />
      <div className={classes.buttons}>
        {/* Pressing Enter twice finishes nothing. */}
        <Button ref={goOn} variant="default" data-autofocus onClick={() => onEnd(false)}>
          Go on scoring
        </Button>
        <Button onClick={() => onEnd(true)}>Finish anyway</Button>
      </div>
    </Dialog>
  );
}
