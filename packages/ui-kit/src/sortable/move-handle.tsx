import { IconGripVertical } from '@tabler/icons-react';
import { type ButtonHTMLAttributes, type Ref, useId } from 'react';
import { Icon } from '../icon/icon';
import classes from './move-handle.module.css';

interface MoveHandleProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  name: string;
  /** Why it cannot be moved now, as a sentence. */
  immovable?: string;
  isLifted?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** What one takes hold of to move something. Keys are its own while it is lifted (`data-lifted`). */
export function MoveHandle({ name, immovable, isLifted = false, ...rest }: MoveHandleProps) {
  const reason = useId();
  return (
    <button
      type="button"
      {...rest}
      className={classes.handle}
      aria-label={`Move ${name}`}
      aria-disabled={immovable !== undefined}
      {...(immovable !== undefined && { 'aria-describedby': reason })}
      data-tooltip={immovable}
      data-handle
      data-lifted={isLifted}
      // Escape puts it back and leaves the dialog open that it may be in.
      data-mantine-stop-propagation={isLifted}
    >
      <Icon of={IconGripVertical} size={18} />
      {immovable !== undefined && (
        <span id={reason} hidden>
          {immovable}
        </span>
      )}
    </button>
  );
}
