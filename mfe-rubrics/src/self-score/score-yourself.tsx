import { useActionSteps } from '@coaching/interaction-kit/action-steps';
import { ReaderHeader } from '@coaching/interaction-kit/header';
import { useHead } from '@coaching/interaction-kit/kind';
import { useSession } from '@coaching/mfe-kit';
import { type UsedAutosave, useAutosave } from '@coaching/mfe-kit/autosave';
import type { LiveState } from '@coaching/mfe-kit/live';
import { Button, ContentColumn, ErrorState, LoadingState, RichTextView, useConfirm } from '@coaching/ui-kit';
import { preloadEditor } from '@coaching/ui-kit/editable-text';
import { useEffect } from 'react';
import type { EditedInstance } from '../instance/edited-instance';
import { instanceAutosave } from '../instance/instance-autosave';
import { rubricKind } from '../instance/rubric-kind';
import { isSameScore, NO_SCORE, type Scores } from '../instance/scores';
import { useSameRubric } from '../instance/use-same-rubric';
import { useMissingFirst } from '../score/finish/use-missing-first';
import { Matrix } from '../score/matrix/matrix';
import { PrintableRubric } from '../score/print/printable-rubric';
import { ProgressLine } from '../score/progress-line';
import classes from '../score/score.module.css';
import { ScoresState } from '../score/scores-state';
import { ownScoring, useScoreActions } from '../score/use-score-actions';
import { LeftOvers } from '../versions/left-over';
import type { OwnScore } from './self-score';
import { selfScoreAutosave } from './self-score-autosave';

interface ScoreYourselfProps {
  instance: EditedInstance;
  autosave: Pick<UsedAutosave<EditedInstance>, 'receive' | 'state'>;
  live: LiveState;
}

const scoring = ownScoring<OwnScore>();
const NONE: Scores = {};
const ANSWER_WITHIN_MS = 20_000;

/** A coachee who is invited scores the same rubric, unseen by the coach and without seeing theirs. */
export function ScoreYourself({ instance, autosave, live }: ScoreYourselfProps) {
  const { user } = useSession();
  const ask = useConfirm();
  const head = useHead(instance, 'items');
  const rubric = useSameRubric(instance.rubric);
  const own = useAutosave(selfScoreAutosave, user.uid, instance.uid);
  const { value, server, loadError, retry, change } = own;
  const actionSteps = useActionSteps(rubricKind, instance.uid);
  const scores = value?.scores ?? NONE;
  const isFinished = value?.finished ?? false;
  const coach = instance.user_embed.username;
  // Whoever reads without scoring finishes with what is there, which mostly is nothing.
  const hasPassed = isFinished && Object.values(scores).every((score) => isSameScore(score, NO_SCORE));

  const { place, actions } = useScoreActions(scoring, own);
  useEffect(preloadEditor, []);

  // What the coach scored is theirs to read from now on, where the coach has finished, too.
  const { receive } = autosave;
  const isSent = server?.finished ?? false;
  useEffect(() => {
    if (!isSent) return;
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    // Followed live, it comes all the same.
    void instanceAutosave.load(instance.uid, signal).then(receive, () => undefined);
  }, [isSent, instance.uid, receive]);

  const missing = useMissingFirst(rubric, scores);
  const end = () => {
    actions.leave();
    change((mine) => ({ ...mine, finished: true }));
  };
  const finish = async () => {
    if (await missing.ask()) end();
  };
  const pass = async () => {
    const isSure = await ask({
      title: 'Read without scoring?',
      message: `You will see what ${coach} scored once they have finished, and cannot score yourself any more. What you scored so far stays.`,
      confirm: 'Read without scoring',
    });
    if (isSure) end();
  };

  return (
    <>
      <div className={classes.screen}>
        <ReaderHeader
          kind={rubricKind}
          interaction={head}
          viewer="coachee"
          live={live}
          state={autosave.state}
          actionSteps={actionSteps}
          onPrint={() => window.print()}
          saving={<ScoresState rubric={rubric} scores={scores} saving={own} />}
          action={
            value && (
              <Button disabled={isFinished} onClick={() => void finish()}>
                Finish
              </Button>
            )
          }
        />
        <ContentColumn>
          <section className={classes.invitation} aria-label="Score yourself">
            {isFinished ? (
              <p>
                {hasPassed ? 'You have finished without scoring yourself.' : 'You have finished.'} What{' '}
                {coach} scored opens{' '}
                {isSent
                  ? 'as soon as they have finished, too.'
                  : `once ${hasPassed ? 'that is' : 'your scores are'} sent and they have finished.`}
              </p>
            ) : (
              <>
                <p>
                  {coach} invites you to score yourself first. You see each other's scores once both of you
                  have finished.
                </p>
                <Button variant="default" onClick={() => void pass()}>
                  Read without scoring
                </Button>
              </>
            )}
          </section>
          {instance.additional_information && (
            <div className={classes.information}>
              <RichTextView html={instance.additional_information} />
            </div>
          )}
          {value ? (
            <>
              <ProgressLine rubric={rubric} scores={scores} />
              <Matrix
                rubric={rubric}
                scores={scores}
                name={user.username}
                other={null}
                actions={isFinished ? null : actions}
                place={place}
                before={null}
                showsOldWords={false}
              />
              <LeftOvers instance={instance} coachee="you" />
            </>
          ) : loadError ? (
            <ErrorState title="Your own scores could not be loaded." onRetry={retry} />
          ) : (
            <LoadingState rows={5} />
          )}
        </ContentColumn>
      </div>
      {missing.dialog}
      <PrintableRubric interaction={head} rubric={rubric} scores={scores} name={user.username} other={null}>
        <LeftOvers instance={instance} coachee={user.username} />
      </PrintableRubric>
    </>
  );
}
