import type { Interview } from '@coaching/contracts';
import { SavingState } from '@coaching/interaction-kit/refused-work';
import { useWritingPlace } from '@coaching/interaction-kit/writing';
import { useSession } from '@coaching/mfe-kit';
import { ContentColumn, EmptyState, ErrorState, LoadingState } from '@coaching/ui-kit';
import type { ReactNode } from 'react';
import { interviewKind } from '../interview/interview-kind';
import type { QuestionGroup } from '../questions/question-groups';
import { closedWords } from './closed-words';
import { OwnAnswer } from './coachee-answer';
import { ownAnswerReaders } from './own-answer-readers';
import { answered, answersIn, changedAnswers, closedFor } from './own-answers';
import { orderOf, QuestionAnswers } from './question-answers';
import { useOwnAnswers } from './use-own-answers';

interface OwnAnswersProps {
  interview: Interview;
  /** Null while they are not known yet. */
  groups: readonly QuestionGroup[] | null;
  /** What stands over it, given how the answers are saved. */
  header: (saving: ReactNode) => ReactNode;
  information: ReactNode;
}

/**
 * A conversation whose coachee is invited to answer before the meeting: their own answers, saving themselves. Once they
 * are asked no more it is read, and what was not saved until then stays in its place.
 */
export function OwnAnswers({ interview, groups, header, information }: OwnAnswersProps) {
  const { user } = useSession();
  const { autosave, refused, putAway } = useOwnAnswers(interview.uid, interview);
  const { value, server, loadError, retry, change, write, flushDeferred } = autosave;
  const isInvited = closedFor(interview) === null;
  const unsent = new Map(value && server ? changedAnswers(value, server) : []);
  const isHere = (uid: string) => value !== null && (isInvited || unsent.has(uid));
  const readers = ownAnswerReaders(interview);
  const { place, actions } = useWritingPlace(orderOf(groups ?? []), {
    flushDeferred,
    write: (uid, html) => write(answered(uid, html)),
    change: (uid, html) => change(answered(uid, html)),
  });
  // All at once: boxes that come later would push what is being read.
  const shown = !isInvited || value !== null || loadError !== null ? groups : null;
  return (
    <>
      {header(
        (isInvited || unsent.size > 0) && (
          <SavingState
            kind={interviewKind}
            entity={() => answersIn(interview, value, refused)}
            saving={autosave}
            onDiscard={putAway ?? undefined}
          />
        ),
      )}
      <ContentColumn>
        {information}
        {isInvited && loadError !== null && (
          <ErrorState title="Your own answers could not be loaded." onRetry={retry} />
        )}
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
            except={(uid) => (isInvited || isHere(uid) ? user.uid : null)}
            own={{ client_uid: user.uid, readers }}
            beside={(question, number) =>
              value &&
              isHere(question.uid) && (
                <OwnAnswer
                  uid={question.uid}
                  number={number}
                  answer={value.answers[question.uid] ?? ''}
                  readers={readers}
                  refusal={server?.closed && unsent.has(question.uid) ? closedWords[server.closed] : null}
                  isOpen={isInvited}
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
