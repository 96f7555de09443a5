import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './tooltips.module.css';

const DELAY_MS = 400;
const GAP = 8;

/**
 * Shows the text of any element's `data-tooltip` on hover and keyboard focus; one for the whole page.
 * The text repeats an accessible name, so it is hidden from screen readers. Escape puts it away.
 */
export function Tooltips() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => listenForTooltips(setAnchor), []);
  useLayoutEffect(() => {
    if (anchor && box.current) place(box.current, anchor.getBoundingClientRect());
  }, [anchor]);

  if (!anchor?.isConnected) return null;
  return (
    <div ref={box} className={classes.tooltip} aria-hidden popover="manual">
      {anchor.dataset.tooltip}
    </div>
  );
}

function place(box: HTMLElement, anchor: DOMRect) {
  // The top layer lies above dialogs and is clipped by nothing; test environments do not have it.
  box.showPopover?.();
  const { width, height } = box.getBoundingClientRect();
  const left = Math.min(
    Math.max(anchor.left + anchor.width / 2 - width / 2, GAP),
    window.innerWidth - width - GAP,
  );
  const below = anchor.bottom + GAP;
  const top = below + height < window.innerHeight ? below : anchor.top - GAP - height;
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

function listenForTooltips(show: (anchor: HTMLElement | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const anchorOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip]') : null;
  const hide = () => {
    clearTimeout(timer);
    show(null);
  };
  const showSoon = (event: PointerEvent) => {
    const anchor = anchorOf(event);
    clearTimeout(timer);
    if (!anchor || event.pointerType === 'touch') return show(null);
    timer = setTimeout(() => show(anchor), DELAY_MS);
  };
  const showNow = (event: FocusEvent) => {
    const anchor = anchorOf(event);
    if (anchor?.matches(':focus-visible')) show(anchor);
  };
  const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && hide();

  const listeners: [string, (event: never) => void][] = [
    ['pointerover', showSoon],
    ['focusin', showNow],
    ['focusout', hide],
    ['pointerdown', hide],
    ['keydown', hideOnEscape],
    ['scroll', hide],
  ];
  for (const [name, listener] of listeners)
    document.addEventListener(name, listener as EventListener, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of listeners)
      document.removeEventListener(name, listener as EventListener, { capture: true });
  };
}
