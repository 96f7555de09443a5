/** What the browser says about the screen, in pixels of the page. */
export interface Screen {
  /** Of the window, to which fixed things are docked; some browsers take the keyboard off it. */
  windowHeight: number;
  /** The part of the window that is seen: how high, how far below the window's top, how far zoomed in. */
  seen: { height: number; offsetTop: number; scale: number };
  /** The highest part that was seen since the screen was last turned. */
  highest: number;
}

export interface SoftKeyboard {
  isUp: boolean;
  /** Pixels at the window's bottom edge that cannot be seen. */
  inset: number;
  /** Pixels of the window that it takes, wherever the seen part is. */
  height: number;
}

/** No keyboard is lower than this; bars of the browser that come and go are. */
const LOWEST = 120;

/** Beyond this somebody has zoomed in with two fingers; what cannot be seen then is no keyboard. */
const ZOOMED = 1.05;

/** Whether a phone's own keyboard is up, and how much of the window is behind it. */
export function keyboardOf({ windowHeight, seen, highest }: Screen): SoftKeyboard {
  if (seen.scale > ZOOMED) return { isUp: highest - seen.height * seen.scale > LOWEST, inset: 0, height: 0 };
  const isUp = highest - seen.height > LOWEST;
  if (!isUp) return { isUp, inset: 0, height: 0 };
  const height = Math.max(0, Math.round(windowHeight - seen.height));
  return { isUp, inset: Math.max(0, Math.round(height - seen.offsetTop)), height };
}
