import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './in-order.module.css';
import { useDue } from './use-due';

/** After so many milliseconds the rest is shown, whatever it is moved by: what people came for may be there. */
const PATIENCE_MS = 4000;

/** Marks those of an element's children that stand below one that is still waited for. */
function markWaiting(parts: HTMLElement): void {
  let isWaiting = false;
  for (const part of parts.children) {
    part.toggleAttribute('data-waits', isWaiting);
    isWaiting ||= part.matches('[data-loading]') || part.querySelector('[data-loading]') !== null;
  }
}

/**
 * Parts below one another that come at different times: each is shown once those above it are there, so that nothing
 * moves that can be read or pressed already. What is still waited for says so by a LoadingState or by Pending.
 */
export function InOrder({ className, children }: { className?: string; children: ReactNode }) {
  const isDue = useDue(PATIENCE_MS);
  const parts = useRef<HTMLDivElement>(null);
  // By hand, as a selector that looks into later siblings has the browser style whole pages anew with each change.
  useLayoutEffect(() => {
    const element = parts.current;
    if (!element || isDue) return;
    markWaiting(element);
    const changes = new MutationObserver(() => markWaiting(element));
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      for (const part of element.children) part.removeAttribute('data-waits');
    };
  }, [isDue]);
  const names = [classes.inOrder, className].filter(Boolean).join(' ');
  return (
    <div ref={parts} className={names}>
      {children}
    </div>
  );
}

/** Stands in an InOrder for a part of which nothing is shown while it is not known whether it is there at all. */
export function Pending() {
  return <div data-loading hidden />;
}
