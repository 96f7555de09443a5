import type { ItemTag } from '@coaching/contracts';
import { Button, LoadingState, TextInput } from '@coaching/ui-kit';
import { Dialog } from '@coaching/ui-kit/dialog';
import { type KeyboardEvent, useId, useState } from 'react';
import { isSameRow } from '../tag-changes';
import { matchingRows, type OfferedRow } from './matching-rows';
import { optionId, RowOptions } from './row-options';
import classes from './tags-dialog.module.css';
import { useOfferedRows } from './use-offered-rows';

interface TagsDialogProps {
  opened: boolean;
  tags: readonly ItemTag[];
  onTag: (row: OfferedRow) => void;
  onUntag: (row: OfferedRow) => void;
  onClose: () => void;
}

/** The rows that a line is evidence for, several at a time. */
export default function TagsDialog({ opened, tags, onTag, onUntag, onClose }: TagsDialogProps) {
  const id = useId();
  const { rows, isError } = useOfferedRows();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = rows ? matchingRows(rows, typed) : [];
  const active = Math.min(at, found.length - 1);
  const isChosen = (row: OfferedRow) => tags.some((tag) => isSameRow(tag, row));
  const toggle = (row: OfferedRow) => (isChosen(row) ? onUntag(row) : onTag(row));

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!found.length || event.nativeEvent.isComposing) return;
    if (step) setAt((active + step + found.length) % found.length);
    else if (event.key === 'Enter') toggle(found[active]!);
    else return;
    event.preventDefault();
  };

  const none = isError
    ? 'Your rubrics could not be loaded. Please try again once you are online.'
    : rows?.length === 0
      ? 'Your tool set has no rubric with rows yet.'
      : 'No row is called that.';
  return (
    <Dialog opened={opened} onClose={onClose} title="What is this line evidence for?">
      <TextInput
        label="Rubric row"
        data-autofocus
        autoComplete="off"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? optionId(id, active) : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div className={classes.rows}>
        {rows === undefined && !isError && <LoadingState rows={4} />}
        {found.length > 0 ? (
          <RowOptions id={id} rows={found} active={active} isChosen={isChosen} onChoose={toggle} />
        ) : (
          (rows || isError) && (
            <p className={classes.none} role="status">
              {none}
            </p>
          )
        )}
      </div>
      <div className={classes.end}>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  );
}
