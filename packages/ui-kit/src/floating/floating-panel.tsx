import { type HTMLAttributes, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { clearStretch } from '../soft-keyboard/keep-caret-in-view';
import classes from './floating-panel.module.css';
import { placePanel } from './place-panel';

export interface FloatingPanelProps extends HTMLAttributes<HTMLDivElement> {
  /** What the panel belongs to; a press on it is not "outside". */
  anchor: RefObject<HTMLElement | null>;
  /** Escape was pressed, or something outside was. */
  onClose: (why: 'escape' | 'outside') => void;
  align?: 'start' | 'end';
  /** At least as wide as the anchor. */
  matchWidth?: boolean;
  /** Covers neither what is docked nor what a soft keyboard leaves; for what opens while somebody writes. */
  keepsClear?: boolean;
}

/** What floats beside its anchor, above everything: menus, lists of choices, calendars. Mounted means open. */
export function FloatingPanel({
  anchor,
  onClose,
  align = 'start',
  matchWidth,
  keepsClear = false,
  ...rest
}: FloatingPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !anchor.current) return;
    // The top layer needs no z-index and is clipped by nothing; test environments do not have it.
    element.showPopover?.();
    let beside: DOMRect | null = null;
    const place = () => {
      if (!anchor.current) return;
      beside = anchor.current.getBoundingClientRect();
      putBeside(element, beside, { align, matchWidth, keepsClear });
    };
    place();
    const onScroll = ({ target }: Event) => {
      // What is scrolled in the panel leaves its anchor where it is.
      if (!element.contains(target as Node)) place();
    };
    // Nothing says when what stands above the anchor grows or goes: rows that come in, a picture that is loaded.
    const follow = () => {
      const now = anchor.current?.getBoundingClientRect();
      if (now && (now.top !== beside?.top || now.left !== beside.left)) place();
      frame = requestAnimationFrame(follow);
    };
    let frame = requestAnimationFrame(follow);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(place);
    observer?.observe(element);
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      cancelAnimationFrame(frame);
      observer?.disconnect();
      window.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
    };
  }, [anchor, align, matchWidth, keepsClear]);

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!panel.current?.contains(target) && !anchor.current?.contains(target)) close.current('outside');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close.current('escape');
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [anchor]);

  return <div ref={panel} popover="manual" className={classes.panel} {...rest} />;
}

type Placing = Required<Pick<FloatingPanelProps, 'align' | 'keepsClear'>> &
  Pick<FloatingPanelProps, 'matchWidth'>;

function putBeside(panel: HTMLElement, box: DOMRect, { align, matchWidth, keepsClear }: Placing) {
  if (matchWidth) panel.style.minWidth = `${box.width}px`;
  // While it is as high as its content there is nothing to scroll, and the browser forgets how far it was.
  const { scrollTop } = panel;
  panel.style.maxHeight = 'none';
  const height = keepsClear ? clearStretch().bottom : window.innerHeight;
  const view = { width: document.documentElement.clientWidth, height };
  const place = placePanel(box, { width: panel.offsetWidth, height: panel.scrollHeight + 2 }, view, align);
  panel.style.left = `${place.left}px`;
  panel.style.top = `${place.top}px`;
  panel.style.maxHeight = `${place.maxHeight}px`;
  if (scrollTop > 0) panel.scrollTop = scrollTop;
}
