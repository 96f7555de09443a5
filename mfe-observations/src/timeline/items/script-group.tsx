import type { ObservationItem } from '@coaching/contracts';
import type { NoteField } from '@coaching/interaction-kit/notes';
import { type CSSProperties, memo } from 'react';
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
}

/** Neighbouring items. A key that is typed in one of them costs nothing in other groups, however long the script. */
export const ScriptGroup = memo(function ScriptGroup(props: ScriptGroupProps) {
  const { group, actions, place, shownNotes } = props;
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
        />
      ))}
    </div>
  );
});
