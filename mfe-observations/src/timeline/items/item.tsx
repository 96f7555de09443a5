import type { ObservationItem } from '@coaching/contracts';
import { EditableText } from '@coaching/ui-kit/editable-text';
import { memo, useEffect, useRef } from 'react';
import classes from './item.module.css';
import { ItemControls } from './item-controls';
import { ItemNote, type NoteField } from './item-note';
import { ItemTime } from './item-time';
import { otherSpeaker, speakerLabel } from './speaker';

/** A text of an item that can be written in. */
export type ItemField = 'data' | NoteField;

/** What a coach can do with items; the same object for as long as the page is open. */
export interface ItemActions {
  edit(uid: string, field: ItemField): void;
  leave(): void;
  change(uid: string, change: Partial<ObservationItem>): void;
  /** Takes what is typed in an editor, which shows it already. */
  write(uid: string, text: Partial<Pick<ObservationItem, ItemField>>): void;
  remove(uid: string): void;
  /** Moves on to the next or previous item's text; false at the start. */
  move(uid: string, back: boolean): boolean;
}

interface ItemProps {
  item: ObservationItem;
  /** From 1. */
  number: number;
  /** The speaker's name, shown where there is only one column. */
  speaker: string;
  /** Null for those who only read. */
  actions: ItemActions | null;
  /** Which of its texts is being written; null for none. */
  editing: ItemField | null;
  shownNotes: readonly NoteField[];
}

/** One line of the script: when, who, what, and the notes hanging under it. */
export const Item = memo(function Item({ item, number, speaker, actions, editing, shownNotes }: ItemProps) {
  const { uid, ob_type } = item;
  const element = useRef<HTMLDivElement>(null);
  const label = `item ${number}, ${speakerLabel[ob_type].toLowerCase()}`;

  useEffect(() => {
    if (editing) element.current?.scrollIntoView({ block: 'nearest' });
  }, [editing]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: its list is none by tag either
    <div
      ref={element}
      role="listitem"
      className={classes.item}
      data-item={uid}
      data-speaker={ob_type}
      data-editing={editing !== null}
    >
      <div className={classes.when}>
        <ItemTime item={item} onChange={actions ? (change) => actions.change(uid, change) : undefined} />
        <span className={classes.speaker}>{speaker}</span>
      </div>
      <div className={classes.body}>
        <div className={classes.surface}>
          <EditableText
            value={item.data}
            label={label}
            placeholder={`What the ${speakerLabel[ob_type].toLowerCase()} says or does`}
            isEditing={editing === 'data'}
            onEdit={actions ? () => actions.edit(uid, 'data') : undefined}
            onWrite={(data) => actions?.write(uid, { data })}
            onChange={(data) => actions?.change(uid, { data })}
            onTab={(back) => actions?.move(uid, back) ?? false}
            onLeave={() => actions?.leave()}
          />
          {actions && (
            <ItemControls
              item={item}
              onSwitch={() => actions.change(uid, { ob_type: otherSpeaker(ob_type) })}
              onRemove={() => actions.remove(uid)}
            />
          )}
        </div>
        <div className={classes.notes}>
          {shownNotes.map((field) => (
            <ItemNote
              key={field}
              field={field}
              item={item}
              isEditing={editing === field}
              onEdit={actions ? () => actions.edit(uid, field) : undefined}
              onWrite={(note) => actions?.write(uid, { [field]: note })}
              onChange={(note) => actions?.change(uid, { [field]: note })}
              onLeave={() => actions?.leave()}
            />
          ))}
        </div>
      </div>
    </div>
  );
});
