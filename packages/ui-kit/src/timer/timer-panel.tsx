import { Button } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon';
import { useMeasuredHeight } from '../measuring/use-measured-height';
import { useSteady } from '../press/use-steady';
import { keepCaretInView } from '../soft-keyboard/keep-caret-in-view';
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
  /** Messages while one works, above the panel: it comes and goes, and moves nothing of the page. */
  note?: ReactNode;
}

/**
 * The docked timer, at the bottom edge of the screen wherever the page is scrolled. Its height is
 * `--ui-dock-height`: pages leave that much room at their end, so that it never covers the last item.
 */
export function TimerPanel(props: TimerPanelProps) {
  const { running, minutes, onStart, onStop, onChange, children } = props;
  const note = useSteady(props.note);
  const panel = useRef<HTMLDivElement>(null);
  // Toasts and scrolling to the focus stand clear of it.
  useMeasuredHeight(panel, '--ui-dock-height');
  const hasNote = Boolean(note);
  useEffect(() => {
    // Once the page knows of the panel's new height.
    if (hasNote) requestAnimationFrame(() => requestAnimationFrame(keepCaretInView));
  }, [hasNote]);

  // Its buttons leave the focus, and with it a phone's keyboard, where somebody writes.
  const keepFocus = (event: MouseEvent<HTMLElement>) => {
    const isOwn = event.currentTarget.contains(document.activeElement);
    if (!isOwn && !(event.target as Element).closest('input')) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing but leave the focus where it is
    <div ref={panel} className={classes.dock} onMouseDown={keepFocus}>
      {note && <div className={classes.note}>{note}</div>}
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
