import type { WritingActions } from '@coaching/interaction-kit/writing';
import { RichTextView } from '@coaching/ui-kit';
import { EditableText } from '@coaching/ui-kit/editable-text';
import { useId } from 'react';
import classes from './answers.module.css';
import { WritingSurface } from './writing-surface';

interface CoacheeAnswerProps {
  /** Whose it is; null for who reads it. */
  name: string | null;
  answer: string;
  /** Who reads it, as a sentence; left out where that needs no words. */
  readers?: string;
}

/** What a coachee wrote before the meeting, in their own words. */
export function CoacheeAnswer({ name, answer, readers }: CoacheeAnswerProps) {
  const id = useId();
  const words = name === null ? 'Your own answer' : `${name}'s own answer`;
  return (
    <fieldset className={classes.own} aria-label={words} aria-describedby={readers ? id : undefined}>
      <p className={classes.name}>{words}</p>
      {readers && (
        <p id={id} className={classes.readers}>
          {readers}
        </p>
      )}
      <RichTextView html={answer} />
    </fieldset>
  );
}

interface OwnAnswerProps {
  /** Uid of the question. */
  uid: string;
  number: number;
  answer: string;
  /** Who reads it, as a sentence. */
  readers: string;
  /** Why it cannot be saved any more, said in the place of who reads it; null while it can. */
  refusal: string | null;
  /** It can be written in; what is being written is until it is left. */
  isOpen: boolean;
  actions: WritingActions;
  isEditing: boolean;
}

/** A coachee's own answer, to write, or as it stays here where it was not taken. */
export function OwnAnswer(props: OwnAnswerProps) {
  const { uid, number, answer, readers, refusal, isOpen, actions, isEditing } = props;
  const id = useId();
  return (
    <fieldset className={classes.own} aria-label="Your own answer" aria-describedby={id}>
      <p className={classes.name}>Your own answer</p>
      <p id={id} className={refusal ? classes.refusal : classes.readers}>
        {refusal ?? readers}
      </p>
      <WritingSurface ground="note" isOpen={isOpen} isEditing={isEditing}>
        <EditableText
          value={answer}
          label={`your answer to question ${number}`}
          placeholder="What you think, before you meet"
          emptyWords="Write what you think, before you meet"
          isEditing={isEditing}
          onEdit={isOpen ? () => actions.edit(uid) : undefined}
          onWrite={(html) => actions.write(uid, html)}
          onChange={(html) => actions.change(uid, html)}
          onTab={(back) => actions.move(uid, back)}
          onLeave={() => actions.leave()}
        />
      </WritingSurface>
    </fieldset>
  );
}
