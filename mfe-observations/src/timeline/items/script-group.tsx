import type { ObservationItem } from '@coaching/contracts';
import type { NoteField } from '@coaching/interaction-kit/notes';
import { type CSSProperties, memo } from 'react';
import { heldBackWords } from '../../observation/held-back-words';
import type { HeldBackLine } from '../../observation/sendable-script';
import { Item, type ItemActions } from './item';
import type { ItemGroup } from './item-groups';
import type { Place } from './script';
import classes from './script.module.css';

interface ScriptGroupProps {
  group: ItemGroup<ObservationItem>;
  /** What each speaker is called. */
  teacher: string;
  student: string;
  /** Null for those who only read. */
  actions: ItemActions | null;
  /** Where somebody writes, when that is in this group. */
  place: Place | null;
  shownNotes: readonly NoteField[];
  /** Why lines are not saved, by their uid. */
  heldBack: ReadonlyMap<string, HeldBackLine>;
}

/** Neighbouring items. A key that is typed in one of them costs nothing in other groups, however long the script. */
export const ScriptGroup = memo(function ScriptGroup(props: ScriptGroupProps) {
  const { group, actions, place, shownNotes, heldBack } = props;
  const notSaved = (uid: string) => {
    const line = heldBack.get(uid);
    return line ? heldBackWords(line) : null;
  };
  return (
    <div
      role="presentation"
      className={classes.group}
      style={{ '--group-items': group.items.length } as CSSProperties}
    >
      {group.items.map((item, index) => (
        <Item
          key={item.uid}
          item={item}
          number={group.start + index + 1}
          speaker={props[item.ob_type]}
          actions={actions}
          editing={place?.uid === item.uid ? place.field : null}
          shownNotes={shownNotes}
          notSaved={notSaved(item.uid)}
        />
      ))}
    </div>
  );
});
