import type { InteractionVisibility } from '@coaching/contracts';
import { Icon } from '@coaching/ui-kit';
import { IconLock } from '@tabler/icons-react';
import classes from './private-mark.module.css';

/** Says of a row in a list that only its coach reads it; nothing of one that is shared. */
export function PrivateMark({ visibility }: { visibility: InteractionVisibility }) {
  if (visibility !== 'private') return null;
  return (
    <span className={classes.mark}>
      <Icon of={IconLock} size={14} />
      Private
    </span>
  );
}
