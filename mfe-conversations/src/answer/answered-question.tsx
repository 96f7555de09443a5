import type { InterviewQuestion } from '@coaching/contracts';
import type { WritingActions } from '@coaching/interaction-kit/writing';
import { isEmptyRichText } from '@coaching/mfe-kit/merging';
import { RichTextView } from '@coaching/ui-kit';
import { EditableText } from '@coaching/ui-kit/editable-text';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import classes from './answers.module.css';
import { WritingSurface } from './writing-surface';

interface AnsweredQuestionProps {
  question: InterviewQuestion;
  /** From 1. */
  number: number;
  /** Null for those who only read. */
  actions: WritingActions | null;
  /** The answer is being written. */
  isEditing: boolean;
  /** What stands beside the answer. */
  children?: ReactNode;
}

/** One question with its answer: text first, an editor where it stands when it is pressed. */
export const AnsweredQuestion = memo(function AnsweredQuestion(props: AnsweredQuestionProps) {
  const { question, number, actions, isEditing, children } = props;
  const { uid, question: words, answer } = question;
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isEditing) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isEditing]);
  return (
    <li ref={element} className={classes.question} data-question={uid} data-editing={isEditing}>
      <div className={classes.asked}>
        <span className={classes.number}>{number}.</span>
        <RichTextView html={words} />
      </div>
      <div className={classes.beside}>
        <div className={classes.answer} data-writable={actions !== null}>
          {actions || !isEmptyRichText(answer) ? (
            <WritingSurface isWritable={actions !== null} isEditing={isEditing}>
              <EditableText
                value={answer}
                label={`answer to question ${number}`}
                placeholder="What was answered"
                emptyWords="Write what was answered"
                isEditing={isEditing}
                onEdit={actions ? () => actions.edit(uid) : undefined}
                onWrite={(html) => actions?.write(uid, html)}
                onChange={(html) => actions?.change(uid, html)}
                onTab={(back) => actions?.move(uid, back) ?? false}
                onLeave={() => actions?.leave()}
              />
            </WritingSurface>
          ) : (
            <p className={classes.unanswered}>Not answered</p>
          )}
        </div>
        {children}
      </div>
    </li>
  );
});
