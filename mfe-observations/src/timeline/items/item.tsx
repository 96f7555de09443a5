import type { ObservationItem } from '@coaching/contracts';
import type { NoteField } from '@coaching/interaction-kit/notes';
import { EditableText, type TypedSign } from '@coaching/ui-kit/editable-text';
import { type MouseEvent, memo, useEffect, useRef, useState } from 'react';
import { ItemTags } from '../tags/item-tags';
import { withoutTag } from '../tags/tag-changes';
import { Tagging } from '../tags/tagging';
import type { LaneName } from '../undo/step';
import classes from './item.module.css';
import { ItemControls } from './item-controls';
import { ItemNote } from './item-note';
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
  /** Takes what a lane is called as it is typed, in a field that shows it already. */
  nameLane(lane: LaneName, name: string): void;
  /** The name is as it shall be. @param from what the lane was called before */
  laneNamed(lane: LaneName, from: string): void;
  /** Moves on to the next or previous item's text; false at the start. */
  move(uid: string, back: boolean): boolean;
}

/** A press beside the words being written leaves the focus, and a phone's keyboard, where they are. */
function stayInEditor(event: MouseEvent<HTMLElement>) {
  if (!(event.target as HTMLElement).isContentEditable) event.preventDefault();
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
  /** Why it is not saved; nothing when it is. */
  notSaved?: string | null;
}

/** One line of the script: when, who, what, and the notes hanging under it. */
export const Item = memo(function Item(props: ItemProps) {
  const { item, number, speaker, actions, editing, shownNotes, notSaved } = props;
  const { uid, ob_type } = item;
  const element = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [sign, setSign] = useState<TypedSign | null>(null);
  // From the first sign on for as long as the line is written: what is tagged after it is said aloud when it is gone.
  const [hasSigned, setHasSigned] = useState(false);
  const [asksTags, setAsksTags] = useState<boolean | null>(null);
  // An editor that is gone says nothing of its sign any more.
  if (hasSigned && editing !== 'data') {
    setSign(null);
    setHasSigned(false);
  }
  const onSign = (typed: TypedSign | null) => {
    setSign(typed);
    if (typed) setHasSigned(true);
  };
  // What an older journal holds has none.
  const tags = item.tags ?? [];
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
        <span className={classes.speaker} dir="auto" data-tooltip={speaker}>
          {speaker}
        </span>
      </div>
      <div className={classes.body}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only leaves the focus in the editor that stands on it */}
        <div
          ref={surface}
          className={classes.surface}
          onMouseDown={editing === 'data' ? stayInEditor : undefined}
        >
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
            onSign={onSign}
          />
          {actions && (
            <ItemControls
              item={item}
              onSwitch={() => actions.change(uid, { ob_type: otherSpeaker(ob_type) })}
              onTag={() => setAsksTags(true)}
              onRemove={() => actions.remove(uid)}
            />
          )}
        </div>
        {notSaved && (
          <p className={classes.notSaved} role="status">
            {notSaved}
          </p>
        )}
        {(actions || shownNotes.includes('notes')) && (
          <ItemTags
            tags={tags}
            onRemove={actions ? (tag) => actions.change(uid, { tags: withoutTag(tags, tag) }) : undefined}
          />
        )}
        {actions && (hasSigned || asksTags !== null) && (
          <Tagging
            tags={tags}
            sign={sign}
            asked={asksTags}
            anchor={surface}
            onTags={(changed) => actions.change(uid, { tags: changed })}
            onClose={() => setAsksTags(false)}
          />
        )}
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
