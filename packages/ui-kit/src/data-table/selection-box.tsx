import { Checkbox } from '@mantine/core';
import classes from './data-table.module.css';
import type { Selection } from './use-selection';

interface RowBoxProps {
  isChosen: boolean;
  choose: Selection['choose'] | undefined;
  rowKey: string;
  name: string;
}

/**
 * Chooses a row; with Shift all from the one chosen before to this one. It looks like the others, and is the browser's
 * own: rows come by the dozen as one scrolls, and drawing them has to be quick.
 */
export function RowBox({ isChosen, choose, rowKey, name }: RowBoxProps) {
  return (
    <span className={`mantine-Checkbox-body ${classes.boxBody}`}>
      <input
        type="checkbox"
        className={`mantine-Checkbox-input mantine-focus-auto ${classes.box}`}
        aria-label={`Select ${name}`}
        checked={isChosen}
        onMouseDown={(event) => {
          if (!event.shiftKey) return;
          // It would mark the text between; the focus still comes here, from where keys go on.
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onChange={({ currentTarget, nativeEvent }) =>
          choose?.(rowKey, currentTarget.checked, (nativeEvent as MouseEvent).shiftKey)
        }
      />
    </span>
  );
}

/** Chooses all rows of this page, or none of them. */
export function PageBox({ selection, label }: { selection: Selection; label?: string }) {
  const { ofPage } = selection;
  return (
    <Checkbox
      size="xs"
      label={label}
      aria-label={label ? undefined : 'Select all on this page'}
      checked={ofPage === 'all'}
      indeterminate={ofPage === 'some'}
      disabled={selection.page.length === 0}
      onChange={() => selection.choosePage(ofPage !== 'all')}
    />
  );
}
