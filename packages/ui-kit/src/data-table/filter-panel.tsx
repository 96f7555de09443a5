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
        // A press on words, which take no focus themselves, leaves it in here.
        tabIndex={-1}
        // Tells dialogs that an Escape in here is not meant for them.
        data-mantine-stop-propagation="true"
        onBlur={({ currentTarget, relatedTarget }) => {
          // Tab leads on to what follows, and nobody looks here any more; what the panel is in has the focus after a
          // press on its edge.
          const isBeside = relatedTarget === anchor.current || currentTarget.contains(relatedTarget);
          if (relatedTarget && !isBeside && !relatedTarget.contains(currentTarget)) onClose();
        }}
      >
        {children}
      </div>
    </FloatingPanel>
  );
}
