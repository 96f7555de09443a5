import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import classes from './state.module.css';

export interface EmptyStateProps {
  /** One sentence saying what will be here. */
  children: ReactNode;
  /** The one action that starts it. */
  action?: ReactNode;
  icon?: TablerIcon;
}

/** What stands where nothing is yet. */
export function EmptyState({ children, action, icon }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {icon && (
        <div className={classes.icon}>
          <Icon of={icon} size={24} />
        </div>
      )}
      <p className={classes.sentence}>{children}</p>
      {action}
    </div>
  );
}
