import type { Interview } from '@coaching/contracts';
import type { InteractionHead } from '@coaching/interaction-kit/kind';
import { PrintedInteraction } from '@coaching/interaction-kit/print';
import { isEmptyRichText } from '@coaching/mfe-kit/merging';
import { RichTextView, usePrinting } from '@coaching/ui-kit';
import type { ReactNode } from 'react';
import { interviewKind } from '../../interview/interview-kind';
import type { QuestionGroup } from '../../questions/question-groups';
import { orderOf } from '../question-answers';
import './printable-answers.css';

interface PrintableAnswersProps {
  interview: Interview & InteractionHead;
  groups: readonly QuestionGroup[];
  /** What follows the answers. */
  children?: ReactNode;
}

/** The conversation on paper: each question with its answers, no chrome. */
export function PrintableAnswers(props: PrintableAnswersProps) {
  return usePrinting() ? <Paper {...props} /> : null;
}

function Paper({ interview, groups, children }: PrintableAnswersProps) {
  const order = orderOf(groups);
  const nameOf = (client_uid: string) =>
    interview.client_embed.find(({ uid }) => uid === client_uid)?.username ?? 'A coachee';
  return (
    <PrintedInteraction kind={interviewKind} interaction={interview}>
      {interview.additional_information && <RichTextView html={interview.additional_information} />}
      {groups.map(({ category, name, questions }) => (
        <section key={category ?? ''} className="printed-answers">
          {name && <h2>{name}</h2>}
          {questions.map(({ uid, question, answer, coachee_answers }) => (
            <div key={uid} className="printed-question">
              <div className="printed-words">
                <span className="printed-number">{order.indexOf(uid) + 1}.</span>
                <RichTextView html={question} />
              </div>
              {isEmptyRichText(answer) ? (
                <p className="printed-nothing">Not answered</p>
              ) : (
                <RichTextView html={answer} />
              )}
              {coachee_answers
                .filter((own) => !isEmptyRichText(own.answer))
                .map((own) => (
                  <div key={own.client_uid} className="printed-own">
                    <strong>{nameOf(own.client_uid)}'s own answer:</strong> <RichTextView html={own.answer} />
                  </div>
                ))}
            </div>
          ))}
        </section>
      ))}
      {children}
    </PrintedInteraction>
  );
}
