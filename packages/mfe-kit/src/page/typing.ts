/** Milliseconds without a key after which somebody has stopped typing. */
export const PAUSE_MS = 800;

/** Whether keys pressed there become text. */
export const isTypedInto = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName));

/**
 * Does it when nobody is in the middle of a word: at once where nothing is typed into, else after a pause. What takes
 * the page away would have the next letters go elsewhere.
 */
export function whenPaused(deed: () => void): void {
  if (!isTypedInto(document.activeElement)) {
    deed();
    return;
  }
  const over = () => {
    for (const type of ['keydown', 'input']) document.removeEventListener(type, again, true);
    deed();
  };
  let timer = setTimeout(over, PAUSE_MS);
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(over, PAUSE_MS);
  };
  for (const type of ['keydown', 'input']) document.addEventListener(type, again, true);
}
