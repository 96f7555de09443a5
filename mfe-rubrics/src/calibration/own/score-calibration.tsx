import { useSession } from '@coaching/mfe-kit';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { Button, ContentColumn, PageHeader, toast } from '@coaching/ui-kit';
import { preloadEditor } from '@coaching/ui-kit/editable-text';
import { useEffect } from 'react';
import { useSameRubric } from '../../instance/use-same-rubric';
import { useMissingFirst } from '../../score/finish/use-missing-first';
import { Matrix } from '../../score/matrix/matrix';
import { progressOf, rowsOf } from '../../score/progress';
import { ProgressLine } from '../../score/progress-line';
import scoreClasses from '../../score/score.module.css';
import { ScoresState } from '../../score/scores-state';
import { ownScoring, useScoreActions } from '../../score/use-score-actions';
import { CALIBRATIONS } from '../addresses';
import classes from '../calibration.module.css';
import { LeaderActions } from '../leader-actions';
import { ScriptToScore } from '../script-to-score';
import type { OwnCalibration } from './own-calibration';

interface ScoreCalibrationProps {
  own: OwnCalibration;
  autosave: UsedAutosave<OwnCalibration>;
}

const scoring = ownScoring<OwnCalibration>();
const NOTHING_SCORED = 'Please score at least one row before you finish.';

/** An observer scores the script, unseen by the others and without seeing theirs, until they finish. */
export function ScoreCalibration({ own, autosave }: ScoreCalibrationProps) {
  const { user } = useSession();
  const { calibration, scores, finished } = own;
  const { change } = autosave;
  const rubric = useSameRubric(calibration.rubric);
  const { place, actions } = useScoreActions(scoring, autosave);
  useEffect(preloadEditor, []);

  const missing = useMissingFirst(rubric, scores);
  const finish = async () => {
    if (progressOf(rowsOf(rubric), scores).scored === 0) return void toast.error(NOTHING_SCORED);
    if (!(await missing.ask())) return;
    actions.leave();
    change((mine) => ({ ...mine, finished: true }));
  };

  return (
    <>
      <PageHeader
        title={calibration.title}
        back={{ href: CALIBRATIONS, label: 'Back to the calibrations' }}
        subtitle={`${rubric.name} · led by ${calibration.user_embed.username}`}
        state={<ScoresState rubric={rubric} scores={scores} saving={autosave} />}
        aside={<LeaderActions calibration={calibration} />}
        action={
          <Button disabled={finished} onClick={() => void finish()}>
            Finish
          </Button>
        }
      />
      <ContentColumn>
        <p className={classes.lead}>
          {finished
            ? 'You have finished. What the others scored opens as soon as your scores are sent.'
            : 'Score what the script shows, on your own. Nobody sees your scores before they have finished themselves, and you see theirs once you have.'}
        </p>
        <ScriptToScore html={calibration.script} isOpen />
        <div className={scoreClasses.screen}>
          <ProgressLine rubric={rubric} scores={scores} />
          <Matrix
            rubric={rubric}
            scores={scores}
            name={user.username}
            other={null}
            actions={finished ? null : actions}
            place={place}
            before={null}
            showsOldWords={false}
          />
          <p className={scoreClasses.hint}>
            In a row, arrows move, Space chooses or takes back, digits choose at once. Tab goes on.
          </p>
        </div>
      </ContentColumn>
      {missing.dialog}
    </>
  );
}
