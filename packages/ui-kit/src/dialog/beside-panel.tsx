import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import classes from './beside-panel.module.css';
import type { SideDrawerProps } from './side-drawer';

type BesidePanelProps = Omit<SideDrawerProps, 'opened' | 'beside'>;

/**
 * A drawer that stands beside the page's content and not over it: both can be read and written. The content makes
 * room by `--ui-beside-width`. The focus goes in, and back to where it was; Escape in it closes. Mounted means open.
 */
export function BesidePanel({
  onClose,
  title,
  size = 400,
  closeOnEscape = true,
  children,
}: BesidePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const width = typeof size === 'number' ? `${size}px` : size;

  useLayoutEffect(() => {
    const root = document.documentElement.style;
    root.setProperty('--ui-beside-width', `min(${width}, 29vw)`);
    return () => void root.removeProperty('--ui-beside-width');
  }, [width]);

  useEffect(() => {
    const before = document.activeElement;
    const element = panel.current;
    element?.focus({ preventScroll: true });
    return () => {
      const isElsewhere =
        document.activeElement !== document.body && !element?.contains(document.activeElement);
      if (before instanceof HTMLElement && !isElsewhere) before.focus({ preventScroll: true });
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // A question that is asked over it has a place of its own in the page.
    if (event.key !== 'Escape' || !closeOnEscape || !panel.current?.contains(event.target as Node)) return;
    onClose();
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className={classes.panel}
      onKeyDown={onKeyDown}
    >
      <div className={classes.header}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <IconButton label="Close" onClick={onClose}>
          <Icon of={IconX} />
        </IconButton>
      </div>
      <div className={classes.body}>{children}</div>
    </div>
  );
}
