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
  actions: WritingActions;
  isEditing: boolean;
}

/** A coachee's own answer, to write. */
export function OwnAnswer({ uid, number, answer, readers, actions, isEditing }: OwnAnswerProps) {
  const id = useId();
  return (
    <fieldset className={classes.own} aria-label="Your own answer" aria-describedby={id}>
      <p className={classes.name}>Your own answer</p>
      <p id={id} className={classes.readers}>
        {readers}
      </p>
      <WritingSurface ground="note" isEditing={isEditing}>
        <EditableText
          value={answer}
          label={`your answer to question ${number}`}
          placeholder="What you think, before you meet"
          emptyWords="Write what you think, before you meet"
          isEditing={isEditing}
          onEdit={() => actions.edit(uid)}
          onWrite={(html) => actions.write(uid, html)}
          onChange={(html) => actions.change(uid, html)}
          onTab={(back) => actions.move(uid, back)}
          onLeave={() => actions.leave()}
        />
      </WritingSurface>
    </fieldset>
  );
}
