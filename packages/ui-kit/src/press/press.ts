/**
 * A press: from the moment a finger or button goes down until its click has been dealt with. What a press itself
 * sets off (the focus goes, an answer arrives) must move nothing before it is over, or it would land elsewhere.
 */

/** A click comes at most so many milliseconds after the finger is up. */
const CLICK_WITHIN_MS = 350;

/** What waits for longer than this comes all the same: a button that was let go outside the window sends no event. */
const LONGEST_MS = 5000;

const down = new Set<number>();
const waiting = new Set<() => void>();
let isLasting = false;
let ending: ReturnType<typeof setTimeout> | undefined;

function end() {
  isLasting = false;
  down.clear();
  const runs = [...waiting];
  waiting.clear();
  for (const run of runs) run();
}

function endWithin(milliseconds: number) {
  clearTimeout(ending);
  ending = setTimeout(end, milliseconds);
}

function onDown({ pointerId }: PointerEvent) {
  down.add(pointerId);
  isLasting = true;
  endWithin(LONGEST_MS);
}

function onUp({ pointerId, pointerType, type }: PointerEvent) {
  down.delete(pointerId);
  // A finger's mouse events and click come in tasks of their own, a mouse's in the one that is running.
  if (down.size === 0) endWithin(type === 'pointerup' && pointerType !== 'mouse' ? CLICK_WITHIN_MS : 0);
}

/** Where it lands is decided; what the click sets off is drawn at once, what waited comes after it. */
function onClick() {
  if (!isLasting || down.size > 0) return;
  isLasting = false;
  endWithin(0);
}

if (typeof window !== 'undefined') {
  const early = { capture: true, passive: true } as const;
  window.addEventListener('pointerdown', onDown, early);
  window.addEventListener('pointerup', onUp, early);
  window.addEventListener('pointercancel', onUp, early);
  window.addEventListener('click', onClick, early);
  window.addEventListener('blur', () => endWithin(0));
}

/** Whether somebody presses something at this moment. */
export const isPressing = (): boolean => isLasting;

/**
 * Does something that moves what is on the screen: at once, or when the press that lasts is over.
 * @returns takes it back, if it has not been done yet
 */
export function afterPress(run: () => void): () => void {
  if (!isLasting) {
    run();
    return () => undefined;
  }
  waiting.add(run);
  return () => void waiting.delete(run);
}
