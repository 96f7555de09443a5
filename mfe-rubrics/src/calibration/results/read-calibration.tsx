import type { Calibration } from '@coaching/contracts';
import { ContentColumn, Icon, IconButton, PageHeader } from '@coaching/ui-kit';
import { IconPrinter } from '@tabler/icons-react';
import { useMemo } from 'react';
import { CALIBRATIONS } from '../addresses';
import { LeaderActions } from '../leader-actions';
import { isComplete, progressOfObservers } from '../list/standing';
import { ScriptToScore } from '../script-to-score';
import { comparedCategories, doneObservers } from './compared-rows';
import { ComparedTable } from './compared-table';
import { Figures } from './figures';
import { PrintableResults } from './printable-results';
import classes from './results.module.css';
import { WhoHasFinished } from './who-has-finished';

/** What the observers scored side by side, and how far they agree, as far as its viewer may see it. */
export function ReadCalibration({ calibration }: { calibration: Calibration }) {
  const { title, rubric, user_embed, agreement, scores, script } = calibration;
  const done = useMemo(() => doneObservers(calibration), [calibration]);
  const categories = useMemo(() => comparedCategories(calibration, done), [calibration, done]);
  return (
    <>
      <div className={classes.screen}>
        <PageHeader
          title={title}
          back={{ href: CALIBRATIONS, label: 'Back to the calibrations' }}
          subtitle={`${rubric.name} · led by ${user_embed.username}`}
          aside={
            <>
              <LeaderActions calibration={calibration} />
              {scores.length > 0 && (
                <IconButton label="Print" onClick={() => window.print()}>
                  <Icon of={IconPrinter} />
                </IconButton>
              )}
            </>
          }
        />
        <ContentColumn>
          <WhoHasFinished calibration={calibration} />
          {agreement ? (
            <Figures agreement={agreement} categories={categories} />
          ) : (
            <p className={classes.waiting} role="status">
              {waitingWords(calibration)}
            </p>
          )}
          <ScriptToScore html={script} />
          {done.length > 0 && (
            <ComparedTable
              rubric={rubric}
              categories={categories}
              done={done}
              hasFigures={agreement !== null}
            />
          )}
        </ContentColumn>
      </div>
      <PrintableResults calibration={calibration} categories={categories} done={done} />
    </>
  );
}

/** Why there is nothing to compare yet. */
function waitingWords(calibration: Calibration): string {
  if (calibration.observers.length === 0) return 'Choose observers, so that there is something to compare.';
  if (isComplete(calibration))
    return 'Agreement is between two observers or more. Add another one to compare their scores.';
  return `${progressOfObservers(calibration)}. How far they agree is shown once two have.`;
}
