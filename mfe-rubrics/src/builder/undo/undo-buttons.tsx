import { Icon, IconButton } from '@coaching/ui-kit';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import classes from './undo-buttons.module.css';
import type { Editing, UsedEditing } from './use-editing';

type UndoButtonsProps = Pick<UsedEditing, 'canUndo' | 'canRedo'> & Pick<Editing, 'undo' | 'redo'>;

/** Takes steps back and does them again. Each keeps the focus that it has where there are no more of them. */
export function UndoButtons({ canUndo, canRedo, undo, redo }: UndoButtonsProps) {
  return (
    <>
      <IconButton
        className={classes.button}
        label="Undo"
        tooltip="Undo (Ctrl Z)"
        aria-disabled={!canUndo || undefined}
        onClick={canUndo ? undo : undefined}
      >
        <Icon of={IconArrowBackUp} />
      </IconButton>
      <IconButton
        className={classes.button}
        label="Redo"
        tooltip="Redo (Ctrl Shift Z)"
        aria-disabled={!canRedo || undefined}
        onClick={canRedo ? redo : undefined}
      >
        <Icon of={IconArrowForwardUp} />
      </IconButton>
    </>
  );
}
