/** From where to where, in pixels of the window. */
interface Stretch {
  top: number;
  bottom: number;
}

const pixels = (length: string) => Number.parseFloat(length) || 0;

/** What is neither under a header that stays, nor under what is docked, nor behind a keyboard. */
export function clearStretch(): Stretch {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const seen = window.visualViewport;
  const top = Math.max(pixels(scrollPaddingTop), seen?.offsetTop ?? 0);
  return { top, bottom: window.innerHeight - pixels(scrollPaddingBottom) };
}

/** Where the caret is; its element where the browser does not say, as in an empty line. */
function caretStretch(): Stretch | null {
  const selection = window.getSelection();
  const node = selection?.focusNode;
  if (!selection || !node || selection.rangeCount === 0) return null;
  const range = document.createRange();
  range.setStart(node, selection.focusOffset);
  const box = range.getClientRects()[0];
  if (box) return box;
  const child = node.childNodes[selection.focusOffset] ?? node.childNodes[selection.focusOffset - 1] ?? node;
  const element = child instanceof Element ? child : child.parentElement;
  return element?.getBoundingClientRect() ?? null;
}

const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Whether the page itself is what scrolls an element, and not a drawer or dialog it is in. */
export function isScrolledByPage(element: Element | null): boolean {
  for (let at = element; at && at !== document.body; at = at.parentElement) if (scrolls(at)) return false;
  return true;
}

/** Scrolls the page so far that the line with the caret is neither covered nor out of sight. */
export function keepCaretInView(): void {
  const written = document.activeElement;
  if (!(written instanceof HTMLElement) || !written.isContentEditable || !isScrolledByPage(written)) return;
  const caret = caretStretch();
  if (!caret) return;
  const clear = clearStretch();
  if (caret.bottom > clear.bottom) window.scrollBy({ top: caret.bottom - clear.bottom, behavior: 'instant' });
  else if (caret.top < clear.top) window.scrollBy({ top: caret.top - clear.top, behavior: 'instant' });
}
