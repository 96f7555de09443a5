import type { Observation } from '@coaching/contracts';
import { Item, type ItemActions, type ItemField } from './item';
import type { NoteField } from './item-note';
import { LaneHeads } from './lane-heads';
import classes from './script.module.css';
import { speakerLabel } from './speaker';

/** Where somebody writes: an item and which of its texts. */
export interface Place {
  uid: string;
  field: ItemField;
}

interface ScriptProps {
  observation: Observation;
  /** Null for those who only read. */
  actions: ItemActions | null;
  place: Place | null;
  shownNotes: readonly NoteField[];
}

/** The timeline: every item in its lane. */
export function Script({ observation, actions, place, shownNotes }: ScriptProps) {
  const names = {
    teacher: observation.left_name || speakerLabel.teacher,
    student: observation.right_name || speakerLabel.student,
  };
  return (
    <>
      <LaneHeads observation={observation} />
      <ol className={classes.items} aria-label="Script">
        {observation.items.map((item, index) => (
          <Item
            key={item.uid}
            item={item}
            number={index + 1}
            speaker={names[item.ob_type]}
            actions={actions}
            editing={place?.uid === item.uid ? place.field : null}
            shownNotes={shownNotes}
          />
        ))}
      </ol>
    </>
  );
}
