import { IconGripVertical } from '@tabler/icons-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../icon/icon';
import classes from './move-handle.module.css';

interface MoveHandleProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  name: string;
  immovable?: string;
  isLifted?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** What one takes hold of to move something. Keys are its own while it is lifted (`data-lifted`). */
export function MoveHandle({ name, immovable, isLifted = false, ...rest }: MoveHandleProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes.handle}
      aria-label={`Move ${name}`}
      aria-disabled={immovable !== undefined}
      data-tooltip={immovable}
      data-handle
      data-lifted={isLifted}
      // Escape puts it back and leaves the dialog open that it may be in.
      data-mantine-stop-propagation={isLifted}
    >
      <Icon of={IconGripVertical} size={18} />
    </button>
  );
}
