import { Icon, IconButton } from '@coaching/ui-kit';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './undo-buttons.module.css';
import type { Editing, UsedEditing } from './use-editing';

type UndoButtonsProps = Pick<UsedEditing, 'canUndo' | 'canRedo'> & Pick<Editing, 'undo' | 'redo'>;

/** Takes steps back and does them again. */
export function UndoButtons({ canUndo, canRedo, undo, redo }: UndoButtonsProps) {
  return (
    <>
      <StepButton label="Undo" keys="Ctrl Z" icon={IconArrowBackUp} onStep={canUndo ? undo : undefined} />
      <StepButton
        label="Redo"
        keys="Ctrl Shift Z"
        icon={IconArrowForwardUp}
        onStep={canRedo ? redo : undefined}
      />
    </>
  );
}

interface StepButtonProps {
  label: string;
  keys: string;
  icon: ComponentProps<typeof Icon>['of'];
  /** Left out where there is no step more. */
  onStep: (() => void) | undefined;
}

/** Keeps the focus that it has where there are no more steps. */
function StepButton({ label, keys, icon, onStep }: StepButtonProps) {
  return (
    <IconButton
      className={classes.button}
      label={label}
      tooltip={`${label} (${keys})`}
      aria-disabled={!onStep || undefined}
      onClick={onStep}
    >
      <Icon of={icon} />
    </IconButton>
  );
}
