import type { Interview } from '@coaching/contracts';
import { PrintedSteps, useActionSteps } from '@coaching/interaction-kit/action-steps';
import { ReaderHeader } from '@coaching/interaction-kit/header';
import type { ViewerRole } from '@coaching/interaction-kit/viewer';
import { useSession } from '@coaching/mfe-kit';
import type { SavingState } from '@coaching/mfe-kit/autosave';
import type { LiveState } from '@coaching/mfe-kit/live';
import { ContentColumn, EmptyState, LoadingState, RichTextView } from '@coaching/ui-kit';
import { useMemo } from 'react';
import { headOf } from '../interview/interview-head';
import { interviewKind } from '../interview/interview-kind';
import classes from './answers.module.css';
import { ownAnswerReaders } from './own-answer-readers';
import { closedFor } from './own-answers';
import { OwnAnswers } from './own-answers-list';
import { PrintableAnswers } from './print/printable-answers';
import { QuestionAnswers } from './question-answers';
import { useIsAnswering } from './use-is-answering';
import { useQuestionGroups } from './use-question-groups';

interface ReadAnswersProps {
  interview: Interview;
  role: ViewerRole;
  live: LiveState;
  state: SavingState;
}

/** A conversation for somebody who reads it, as it grows: no timer, no way to edit it (spec 2 section 6). */
export function ReadAnswers({ interview, role, live, state }: ReadAnswersProps) {
  const { actor } = useSession();
  const head = useMemo(() => headOf(interview), [interview]);
  const groups = useQuestionGroups(interview);
  const actionSteps = useActionSteps(interviewKind, interview.uid);
  const isCoachee = role === 'coachee';
  const isAnswering = useIsAnswering(interview.uid, isCoachee && closedFor(interview) === null);
  const header = (saving?: React.ReactNode) => (
    <ReaderHeader
      kind={interviewKind}
      interaction={head}
      viewer={role}
      live={live}
      state={state}
      actionSteps={actionSteps}
      onPrint={() => window.print()}
      saving={saving}
    />
  );
  const information = interview.additional_information && (
    <div className={classes.information}>
      <RichTextView html={interview.additional_information} />
    </div>
  );
  return (
    <>
      <div className={classes.screen}>
        {isCoachee && isAnswering ? (
          <OwnAnswers interview={interview} groups={groups} header={header} information={information} />
        ) : (
          <>
            {header()}
            <ContentColumn>
              {information}
              {interview.questions.length === 0 ? (
                <EmptyState>Nothing has been asked yet. It appears here as the coach writes.</EmptyState>
              ) : groups === null ? (
                <LoadingState rows={6} label="Loading the questions" />
              ) : (
                <QuestionAnswers
                  groups={groups}
                  interview={interview}
                  actions={null}
                  place={null}
                  own={
                    isCoachee ? { client_uid: actor.uid, readers: ownAnswerReaders(interview) } : undefined
                  }
                />
              )}
            </ContentColumn>
          </>
        )}
      </div>
      <PrintableAnswers interview={head} groups={groups ?? []}>
        <PrintedSteps interaction={head} value={actionSteps.value} />
      </PrintableAnswers>
    </>
  );
}
