import classes from './rest-place.module.css';

/** A place on the screen, in pixels from its corner. */
export interface Place {
  x: number;
  y: number;
}

const PRESSES = ['pointerdown', 'touchstart', 'mousedown', 'click'] as const;

function swallow(event: Event) {
  event.stopPropagation();
  // The focus stays where it is, too.
  if (event.type === 'mousedown') event.preventDefault();
}

/**
 * Has presses in a place do nothing for a while: what was pressed there is gone, and the second tap of a double one would
 * press what lay below it. Keys go on, and so do presses anywhere else.
 */
export function restPlace({ x, y }: Place, milliseconds: number): void {
  const cover = document.createElement('div');
  cover.className = classes.resting ?? '';
  cover.dataset.resting = '';
  Object.assign(cover.style, { left: `${x}px`, top: `${y}px` });
  for (const type of PRESSES) cover.addEventListener(type, swallow, { passive: type === 'touchstart' });
  document.body.append(cover);
  setTimeout(() => cover.remove(), milliseconds);
}
