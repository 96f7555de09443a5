import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import classes from './state.module.css';

export interface ErrorStateProps {
  /** What failed, as a short sentence: "The interactions could not be loaded." */
  title: string;
  /** What is safe, or what to do: "Your notes are kept on this device." */
  children?: ReactNode;
  onRetry?: () => void;
  /** True while the retry is under way. */
  retrying?: boolean;
}

/** What stands where something failed: what, what is safe, and Retry. */
export function ErrorState({ title, children, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <div className={classes.icon} data-kind="error">
        <Icon of={IconCloudOff} size={24} />
      </div>
      <div>
        <p className={classes.title}>{title}</p>
        {children && <p className={classes.sentence}>{children}</p>}
      </div>
      {onRetry && (
        <Button
          variant="default"
          leftSection={<Icon of={IconRefresh} size={16} />}
          onClick={onRetry}
          loading={retrying}
        >
          Retry
        </Button>
      )}
    </div>
  );
}
