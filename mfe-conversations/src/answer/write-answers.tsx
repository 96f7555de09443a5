import type { Interview } from '@coaching/contracts';
import { PrintedSteps, useActionSteps } from '@coaching/interaction-kit/action-steps';
import { CoachHeader } from '@coaching/interaction-kit/header';
import { TimerDock, useFinish, useTimer } from '@coaching/interaction-kit/timer';
import { begin } from '@coaching/interaction-kit/timing';
import { useWritingPlace } from '@coaching/interaction-kit/writing';
import { serverNow } from '@coaching/mfe-kit';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import {
  Button,
  ContentColumn,
  EmptyState,
  Link,
  LoadingState,
  RichTextView,
  useReady,
  useRestsAtFirst,
} from '@coaching/ui-kit';
import { preloadEditor } from '@coaching/ui-kit/editable-text';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { NewerWording, useIsWordingKnown } from '../configure/newer-wording';
import { wasJustSetUp } from '../configure/set-up-state';
import { headOf } from '../interview/interview-head';
import { interviewKind } from '../interview/interview-kind';
import { changeQuestion } from '../questions/question-changes';
import classes from './answers.module.css';
import { LastTimeButton } from './last-time/last-time-button';
import { useLastTime } from './last-time/use-last-time';
import { PrintableAnswers } from './print/printable-answers';
import { orderOf, QuestionAnswers } from './question-answers';
import { useQuestionGroups } from './use-question-groups';

const NOT_STORED = 'This browser does not let us keep your work on this device. Stay online.';

interface WriteAnswersProps {
  interview: Interview;
  autosave: UsedAutosave<Interview>;
}

/** A conversation as its coach holds it: an answer to each question, the timer running (spec 2 section 4). */
export function WriteAnswers({ interview, autosave }: WriteAnswersProps) {
  const { change, write, flushDeferred, problem, isStored } = autosave;
  const { uid, questions, duration, timestamp, additional_information } = interview;
  const head = useMemo(() => headOf(interview), [interview]);
  const groups = useQuestionGroups(interview);
  const timer = useTimer(interview, change);
  const actionSteps = useActionSteps(interviewKind, uid);
  const lastTime = useLastTime(interview);
  const screen = useRef<HTMLDivElement>(null);
  const isWordingKnown = useReady(useIsWordingKnown(interview));

  const answer = (question_uid: string, html: string) => changeQuestion(question_uid, { answer: html });
  const { place, actions } = useWritingPlace(orderOf(groups ?? []), {
    flushDeferred,
    write: (question_uid, html) => write(answer(question_uid, html)),
    change: (question_uid, html) => change(answer(question_uid, html)),
  });

  useEffect(preloadEditor, []);
  useEffect(() => {
    if (!timestamp) change(begin(serverNow()));
  }, [timestamp, change]);

  // Finish stands where the button was that led here.
  const rests = useRestsAtFirst(wasJustSetUp(useLocation()));
  const finish = useFinish({ leave: actions.leave, change, timer });

  return (
    <>
      <div ref={screen} className={classes.screen}>
        <CoachHeader
          kind={interviewKind}
          interaction={head}
          saving={autosave}
          actionSteps={actionSteps}
          onPrint={() => window.print()}
          edit={{ href: `/questions/config/${uid}`, label: 'Edit Questions' }}
          finishLabel="Finish"
          finishRests={rests}
          onFinish={() => {
            if (!rests) finish();
          }}
        >
          <LastTimeButton lastTime={lastTime} />
        </CoachHeader>
        <ContentColumn>
          {additional_information && (
            <div className={classes.information}>
              <RichTextView html={additional_information} />
            </div>
          )}
          <NewerWording
            interview={interview}
            change={change}
            onLastTaken={(taken) =>
              screen.current?.querySelector<HTMLElement>(`[data-question="${taken}"] button`)?.focus()
            }
          />
          {lastTime.steps}
          {questions.length === 0 ? (
            <EmptyState
              action={
                <Button component={Link} href={`/questions/config/${uid}`} variant="default">
                  Edit Questions
                </Button>
              }
            >
              The questions of this conversation will be here once there are some.
            </EmptyState>
          ) : groups === null || !isWordingKnown ? (
            <LoadingState rows={6} label="Loading the questions" />
          ) : (
            <>
              <QuestionAnswers
                groups={groups}
                interview={interview}
                actions={actions}
                place={place}
                beside={lastTime.beside}
              />
              <p className={classes.hint}>Tab goes to the next answer, Shift+Tab back, Escape leaves it.</p>
            </>
          )}
          <TimerDock
            running={timer.running}
            minutes={duration}
            onStart={timer.start}
            onStop={timer.stop}
            onMinutes={timer.setMinutes}
            problem={problem ?? (isStored ? null : NOT_STORED)}
          />
        </ContentColumn>
      </div>
      <PrintableAnswers interview={head} groups={groups ?? []}>
        <PrintedSteps interaction={head} value={actionSteps.value} />
      </PrintableAnswers>
    </>
  );
}
