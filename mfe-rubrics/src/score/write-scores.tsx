import { PrintedSteps, useActionSteps } from '@coaching/interaction-kit/action-steps';
import { useHead } from '@coaching/interaction-kit/kind';
import { TimerDock, useFinish, useTimer } from '@coaching/interaction-kit/timer';
import { begin } from '@coaching/interaction-kit/timing';
import { serverNow } from '@coaching/mfe-kit';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { ContentColumn, RichTextView } from '@coaching/ui-kit';
import { preloadEditor } from '@coaching/ui-kit/editable-text';
import { IconArrowDown } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EditedInstance } from '../instance/edited-instance';
import { rubricKind } from '../instance/rubric-kind';
import { useSameRubric } from '../instance/use-same-rubric';
import { LeftOvers } from '../versions/left-over';
import { NewerVersion } from '../versions/newer-version';
import { RewordedNote } from '../versions/reworded-note';
import { wordsBefore } from '../versions/words-before';
import { OtherQuotes } from './evidence/row-quotes';
import { useEvidence } from './evidence/use-evidence';
import { WithEvidence } from './evidence/with-evidence';
import { useMissingFirst } from './finish/use-missing-first';
import { jumpToRow } from './matrix/jump';
import { Matrix } from './matrix/matrix';
import { heldBack } from './next-steps/held-back';
import { TakenStepsContext } from './next-steps/taken-steps';
import { useSuggestions } from './next-steps/use-suggestions';
import { PrintableRubric } from './print/printable-rubric';
import { nextUnscored } from './progress';
import { ProgressLine } from './progress-line';
import classes from './score.module.css';
import { ScoreHeader } from './score-header';
import { SUMMARY, SummaryBox } from './summary-box';
import { useOwnScores } from './use-own-scores';
import { interactionScoring, useScoreActions } from './use-score-actions';

const NOT_KEPT = 'This browser does not let us keep your work on this device. Stay online.';

interface WriteScoresProps {
  instance: EditedInstance;
  autosave: UsedAutosave<EditedInstance>;
}

/** A rubric as its coach scores it, the timer running (spec 2 sections 2 and 4). */
export function WriteScores({ instance, autosave }: WriteScoresProps) {
  const { change, server, state, retry, problem, isStored } = autosave;
  const { uid, items, summary, duration, timestamp, additional_information, rubric_before } = instance;
  const head = useHead(instance, 'items');
  const rubric = useSameRubric(instance.rubric);
  const before = useMemo(() => wordsBefore(rubric_before, rubric), [rubric_before, rubric]);
  const [showsOldWords, setShowsOldWords] = useState(false);
  const other = useOwnScores(instance, instance.client_embed.username);
  const timer = useTimer(instance, change);
  const actionSteps = useActionSteps(rubricKind, uid);
  const suggestions = useSuggestions(head, actionSteps, heldBack(instance));
  const { place, actions } = useScoreActions(interactionScoring, autosave);
  const evidence = useEvidence(instance, rubric);
  const missing = useMissingFirst(rubric, items, instance);

  useEffect(preloadEditor, []);
  useEffect(() => {
    if (!timestamp) change(begin(serverNow()));
  }, [timestamp, change]);

  const latest = useRef({ items, ask: missing.ask });
  latest.current = { items, ask: missing.ask };
  const beforeFinish = useCallback(() => latest.current.ask(), []);
  const onFinish = useFinish({ leave: actions.leave, change, timer });
  const goOn = useCallback(() => {
    const here = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
    const next = nextUnscored(rubric, latest.current.items, here);
    if (next !== null) jumpToRow(next);
  }, [rubric]);
  const isComplete = nextUnscored(rubric, items, null) === null;

  return (
    <>
      <div className={classes.screen}>
        <ScoreHeader
          head={head}
          server={server}
          state={state}
          change={change}
          retry={retry}
          actionSteps={actionSteps}
          beforeFinish={beforeFinish}
          onFinish={onFinish}
        />
        <ContentColumn>
          {additional_information && (
            <div className={classes.information}>
              <RichTextView html={additional_information} />
            </div>
          )}
          <ProgressLine rubric={rubric} scores={items} />
          <NewerVersion instance={instance} autosave={autosave} />
          {before && (
            <RewordedNote
              before={before}
              showsOldWords={showsOldWords}
              onToggle={() => setShowsOldWords(!showsOldWords)}
            />
          )}
          <WithEvidence evidence={evidence}>
            <TakenStepsContext value={suggestions}>
              <Matrix
                rubric={rubric}
                scores={items}
                name={instance.user_embed.username}
                other={other}
                actions={actions}
                place={place}
                before={before}
                showsOldWords={showsOldWords}
              />
            </TakenStepsContext>
            <OtherQuotes />
          </WithEvidence>
          <LeftOvers instance={instance} coachee={instance.client_embed.username} />
          <SummaryBox summary={summary} isEditing={place === SUMMARY} actions={actions} />
          <p className={classes.hint}>
            In a row, arrows move, Space chooses or takes back, digits choose at once, + takes a suggested
            step. Tab goes on.
          </p>
          <TimerDock
            running={timer.running}
            minutes={duration}
            onStart={timer.start}
            onStop={timer.stop}
            onMinutes={timer.setMinutes}
            add={isComplete ? undefined : 'Next row'}
            onAdd={goOn}
            addIcon={IconArrowDown}
            problem={problem ?? (isStored ? null : NOT_KEPT)}
          />
        </ContentColumn>
      </div>
      {missing.dialog}
      <PrintableRubric
        interaction={instance}
        rubric={rubric}
        scores={items}
        name={instance.user_embed.username}
        other={other}
      >
        <LeftOvers instance={instance} coachee={instance.client_embed.username} />
        <PrintedSteps interaction={head} value={actionSteps.value} />
      </PrintableRubric>
    </>
  );
}
