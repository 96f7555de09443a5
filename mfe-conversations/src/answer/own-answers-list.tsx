import type { Interview } from '@coaching/contracts';
import { SavingState } from '@coaching/interaction-kit/refused-work';
import { useWritingPlace } from '@coaching/interaction-kit/writing';
import { useSession } from '@coaching/mfe-kit';
import { useAutosave } from '@coaching/mfe-kit/autosave';
import { ContentColumn, EmptyState, ErrorState, LoadingState, toast } from '@coaching/ui-kit';
import type { ReactNode } from 'react';
import { interviewKind } from '../interview/interview-kind';
import type { QuestionGroup } from '../questions/question-groups';
import { OwnAnswer } from './coachee-answer';
import { ownAnswerReaders } from './own-answer-readers';
import { type OwnAnswers as Answers, answersIn, asSaved, takenOut } from './own-answers';
import { ownAnswersAutosave } from './own-answers-autosave';
import { orderOf, QuestionAnswers } from './question-answers';
import { takenOutWords } from './taken-out-words';
import { useAskedWords } from './use-asked-words';

interface OwnAnswersProps {
  interview: Interview;
  /** Null while they are not known yet. */
  groups: readonly QuestionGroup[] | null;
  /** What stands over it, given how the answers are saved. */
  header: (saving: ReactNode) => ReactNode;
  information: ReactNode;
}

const answered =
  (uid: string, html: string) =>
  (mine: Answers): Answers => ({ ...mine, answers: { ...mine.answers, [uid]: html } });

/** A conversation whose coachee is invited to answer before the meeting: their own answers, saving themselves. */
export function OwnAnswers({ interview, groups, header, information }: OwnAnswersProps) {
  const { user } = useSession();
  const autosave = useAutosave(ownAnswersAutosave, user.uid, interview.uid);
  const { value, server, loadError, retry, change, write, flushDeferred, problem } = autosave;
  const gone = takenOut(interview, { own: value, saved: server }, useAskedWords(interview));
  const isRefused = problem !== null && gone.length > 0;
  const { place, actions } = useWritingPlace(orderOf(groups ?? []), {
    flushDeferred,
    write: (uid, html) => write(answered(uid, html)),
    change: (uid, html) => change(answered(uid, html)),
  });
  /** What cannot be saved any more goes, and comes back for who did not mean it. */
  function putAway() {
    const uids = gone.map(({ uid }) => uid);
    change((mine) => asSaved(mine, uids, server));
    const undo = () => {
      for (const { uid, answer } of gone) change(answered(uid, answer));
    };
    toast.info(gone.length === 1 ? 'Your answer was put away' : 'Your answers were put away', { undo });
  }
  // All at once: boxes that come later would push what is being read.
  const shown = value !== null || loadError !== null ? groups : null;
  return (
    <>
      {header(
        <SavingState
          kind={interviewKind}
          entity={() => answersIn(interview, value, gone)}
          saving={
            isRefused
              ? { ...autosave, problem: takenOutWords(interview.user_embed.username, gone) }
              : autosave
          }
          onDiscard={isRefused ? putAway : undefined}
        />,
      )}
      <ContentColumn>
        {information}
        {loadError !== null && <ErrorState title="Your own answers could not be loaded." onRetry={retry} />}
        {interview.questions.length === 0 ? (
          <EmptyState>Nothing has been asked yet. It appears here as the coach writes.</EmptyState>
        ) : shown === null ? (
          <LoadingState rows={6} label="Loading the questions" />
        ) : (
          <QuestionAnswers
            groups={shown}
            interview={interview}
            actions={null}
            place={null}
            except={user.uid}
            beside={(question, number) =>
              value && (
                <OwnAnswer
                  uid={question.uid}
                  number={number}
                  answer={value.answers[question.uid] ?? ''}
                  readers={ownAnswerReaders(interview)}
                  actions={actions}
                  isEditing={place === question.uid}
                />
              )
            }
          />
        )}
      </ContentColumn>
    </>
  );
}
