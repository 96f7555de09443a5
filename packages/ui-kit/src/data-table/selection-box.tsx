import { Checkbox } from '@mantine/core';
import type { Selection } from './use-selection';

/** Chooses a row; with Shift all from the one chosen before to this one. */
export function RowBox({ selection, rowKey, name }: { selection: Selection; rowKey: string; name: string }) {
  return (
    <Checkbox
      size="xs"
      aria-label={`Select ${name}`}
      checked={selection.has(rowKey)}
      onMouseDown={(event) => {
        if (!event.shiftKey) return;
        // It would mark the text between; the focus still comes here, from where keys go on.
        event.preventDefault();
        event.currentTarget.focus();
      }}
      onChange={({ currentTarget, nativeEvent }) =>
        selection.choose(rowKey, currentTarget.checked, (nativeEvent as MouseEvent).shiftKey)
      }
    />
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
