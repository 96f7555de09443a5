import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { selectionWords } from './selection';
import classes from './selection-bar.module.css';
import type { Selection } from './use-selection';

interface SelectionBarProps {
  selection: Selection;
  /** What can be done with those chosen. */
  actions: ReactNode;
  /** Called when the selection was cleared here, where the focus was. */
  onCleared: () => void;
}

/** How many rows are chosen and what can be done with them; at the end of the table, and in sight. */
export function SelectionBar({ selection, actions, onCleared }: SelectionBarProps) {
  const { keys, page } = selection;
  const isShown = keys.length > 0;
  return (
    <section className={classes.bar} data-shown={isShown} aria-label="Selected rows">
      <span role="status">{isShown && selectionWords(page, keys)}</span>
      {isShown && (
        <div className={classes.actions}>
          {actions}
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => {
              selection.clear();
              onCleared();
            }}
          >
            Clear selection
          </Button>
        </div>
      )}
    </section>
  );
}
