import type { Interview, InterviewQuestion } from '@coaching/contracts';
import type { WritingActions } from '@coaching/interaction-kit/writing';
import { isEmptyRichText } from '@coaching/mfe-kit/merging';
import { Fragment, type ReactNode } from 'react';
import type { QuestionGroup } from '../questions/question-groups';
import { AnsweredQuestion } from './answered-question';
import classes from './answers.module.css';
import { CoacheeAnswer } from './coachee-answer';

interface QuestionAnswersProps {
  groups: readonly QuestionGroup[];
  interview: Pick<Interview, 'client_embed'>;
  /** Null for those who only read. */
  actions: WritingActions | null;
  /** Uid of the question whose answer is being written. */
  place: string | null;
  /** Uid of whose own answer to a question is shown otherwise; null for nobody. */
  except?: (question_uid: string) => string | null;
  /** Uid of who reads it, whose own answers are called that, and who else reads these, as a sentence. */
  own?: { client_uid: string; readers: string };
  /** What else stands beside an answer. */
  beside?: (question: InterviewQuestion, number: number) => ReactNode;
}

/** The uids of the questions, in the order in which they are shown. */
export const orderOf = (groups: readonly QuestionGroup[]): string[] =>
  groups.flatMap(({ questions }) => questions.map(({ uid }) => uid));

/** All questions with their answers, under their categories. */
export function QuestionAnswers(props: QuestionAnswersProps) {
  const { groups, interview, actions, place, except, own, beside } = props;
  const order = orderOf(groups);
  const nameOf = (client_uid: string) =>
    interview.client_embed.find(({ uid }) => uid === client_uid)?.username ?? 'A coachee';
  return groups.map(({ category, name, questions }) => (
    <section key={category ?? ''} className={classes.group} aria-label={name ?? 'Questions'}>
      {name && <h2>{name}</h2>}
      <ol className={classes.list}>
        {questions.map((question) => {
          const number = order.indexOf(question.uid) + 1;
          const elsewhere = except?.(question.uid);
          const given = question.coachee_answers.filter(
            ({ client_uid, answer }) => client_uid !== elsewhere && !isEmptyRichText(answer),
          );
          const more = beside?.(question, number) ?? null;
          return (
            <AnsweredQuestion
              key={question.uid}
              question={question}
              number={number}
              actions={actions}
              isEditing={place === question.uid}
            >
              {given.length > 0 || more ? (
                <Fragment>
                  {given.map(({ client_uid, answer }) => (
                    <CoacheeAnswer
                      key={client_uid}
                      name={client_uid === own?.client_uid ? null : nameOf(client_uid)}
                      answer={answer}
                      readers={client_uid === own?.client_uid ? own.readers : undefined}
                    />
                  ))}
                  {more}
                </Fragment>
              ) : null}
            </AnsweredQuestion>
          );
        })}
      </ol>
    </section>
  ));
}
