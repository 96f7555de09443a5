import { Button } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../icon/icon';
import { useMeasuredHeight } from '../measured-height/use-measured-height';
import { MinutesField } from './minutes-field';
import classes from './timer-panel.module.css';

export interface TimerPanelProps {
  running: boolean;
  /** Whole minutes; null means not started. */
  minutes: number | null;
  onStart: () => void;
  onStop: () => void;
  /** A duration typed by hand. */
  onChange: (minutes: number | null) => void;
  /** More controls of the page beside the timer, such as its add button. */
  children?: ReactNode;
}

/**
 * The docked timer. Put it last in the page's content: it sticks to the bottom edge while there is more to read and
 * has a place of its own at the end, so that it never covers the last item. Its height is `--ui-dock-height`.
 */
export function TimerPanel({ running, minutes, onStart, onStop, onChange, children }: TimerPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Toasts and scrolling to the focus stand clear of it.
  useMeasuredHeight(panel, '--ui-dock-height');
  return (
    <div ref={panel} className={classes.dock}>
      <section className={classes.panel} aria-label="Timer">
        <span className={classes.pulse} data-running={running || undefined} aria-hidden />
        <MinutesField minutes={minutes} onChange={onChange} />
        <Button
          variant={running ? 'default' : 'light'}
          leftSection={<Icon of={running ? IconPlayerStop : IconPlayerPlay} size={16} />}
          className={classes.button}
          onClick={running ? onStop : onStart}
        >
          {running ? 'Stop Timer' : 'Start Timer'}
        </Button>
        {children && <div className={classes.more}>{children}</div>}
      </section>
    </div>
  );
}
