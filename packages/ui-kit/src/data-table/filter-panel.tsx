import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { FloatingPanel } from '../floating/floating-panel';
import classes from './filters.module.css';

interface FilterPanelProps {
  /** The button that opened it. */
  anchor: RefObject<HTMLButtonElement | null>;
  label: string;
  align?: 'start' | 'end';
  onClose: () => void;
  children: ReactNode;
}

/** What filters stand in while they are changed: the first is focused, and Escape leads back to the button. */
export function FilterPanel({ anchor, label, align, onClose, children }: FilterPanelProps) {
  const content = useRef<HTMLDivElement>(null);
  // Once the panel is shown; what is hidden takes no focus.
  useEffect(() => {
    const field =
      content.current?.querySelector<HTMLElement>('input:checked') ?? content.current?.querySelector('input');
    field?.focus({ preventScroll: true });
  }, []);

  return (
    <FloatingPanel
      anchor={anchor}
      align={align}
      onClose={(why) => {
        if (why === 'escape') anchor.current?.focus();
        onClose();
      }}
    >
      <div
        ref={content}
        role="dialog"
        aria-label={label}
        className={classes.panel}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Tab leads on to what follows, and nobody looks here any more.
          const isBeside = relatedTarget === anchor.current || currentTarget.contains(relatedTarget);
          if (relatedTarget && !isBeside) onClose();
        }}
      >
        {children}
      </div>
    </FloatingPanel>
  );
}
