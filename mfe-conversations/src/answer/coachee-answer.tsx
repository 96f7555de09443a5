import type { WritingActions } from '@coaching/interaction-kit/writing';
import { RichTextView } from '@coaching/ui-kit';
import { EditableText } from '@coaching/ui-kit/editable-text';
import classes from './answers.module.css';

/** What a coachee wrote before the meeting, in their own words. */
export function CoacheeAnswer({ name, answer }: { name: string; answer: string }) {
  return (
    <fieldset className={classes.own} aria-label={`${name}'s own answer`}>
      <p className={classes.name}>{name}'s own answer</p>
      <RichTextView html={answer} />
    </fieldset>
  );
}

interface OwnAnswerProps {
  /** Uid of the question. */
  uid: string;
  number: number;
  answer: string;
  actions: WritingActions;
  isEditing: boolean;
}

/** A coachee's own answer, to write. */
export function OwnAnswer({ uid, number, answer, actions, isEditing }: OwnAnswerProps) {
  return (
    <fieldset className={classes.own} aria-label="Your own answer">
      <p className={classes.name}>Your own answer</p>
      <EditableText
        value={answer}
        label={`your answer to question ${number}`}
        placeholder="What you think, before you meet"
        emptyWords="Write what you think, before you meet"
        outlined
        isEditing={isEditing}
        onEdit={() => actions.edit(uid)}
        onWrite={(html) => actions.write(uid, html)}
        onChange={(html) => actions.change(uid, html)}
        onTab={(back) => actions.move(uid, back)}
        onLeave={() => actions.leave()}
      />
    </fieldset>
  );
}
