const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), ' +
  '[contenteditable="true"], [tabindex]:not([tabindex="-1"])';

/** An element, and where it stands among its siblings, should it be gone later. */
interface Step {
  element: Element;
  place: number;
}

/** From where the focus was outwards; what may be gone by then has what stands further out behind it. */
export type WayBack = readonly Step[];

const stepAt = (element: Element): Step => ({
  element,
  place: [...(element.parentElement?.children ?? [])].indexOf(element),
});

/** The button that a menu belongs to: its items are gone once one of them was chosen. */
const buttonOfMenu = (element: Element): Element | null =>
  element.getAttribute('role') === 'menu'
    ? document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    : null;

/**
 * The way back to where the focus is now.
 * @param beyond the way back from a dialog that this leads out of, by the element that the dialog is described by
 */
export function wayBackTo(from: Element | null, beyond: ReadonlyMap<string, WayBack>): WayBack {
  const way: Step[] = [];
  for (let element = from; element && element !== document.body; element = element.parentElement) {
    way.push(stepAt(element));
    const button = buttonOfMenu(element);
    if (button) return [...way, ...wayBackTo(button, beyond)];
    if (element.getAttribute('role') === 'dialog')
      return [...way, ...(beyond.get(element.getAttribute('aria-describedby') ?? '') ?? [])];
  }
  return way;
}

const focusableIn = (element: Element | undefined): HTMLElement | null =>
  element?.matches(FOCUSABLE) ? (element as HTMLElement) : (element?.querySelector(FOCUSABLE) ?? null);

/** What stands where something was that is gone: what came after it, or else the last before. */
const instead = (parent: Element, place: number) =>
  parent.children[Math.min(place, parent.children.length - 1)];

/** As far as the page's content goes: who was in it does not go on in the menus that stand around it. */
function withinPage(way: WayBack): WayBack {
  const main = way.findIndex(({ element }) => element.matches('main'));
  return main < 0 ? way : way.slice(0, main + 1);
}

/**
 * Puts the focus where it was, or into what is nearest to it among what is still there.
 * @param isSamePage false where another page is shown by now: nothing in it is near to what is gone, so that the focus
 * is left where going to a page leaves it
 */
export function goBack(way: WayBack, isSamePage = true): void {
  const steps = withinPage(way);
  const at = steps.findIndex(({ element }) => element.isConnected);
  if (at < 0) return;
  const there = steps.slice(at).map(({ element }) => element);
  const nearest = at === 0 ? undefined : instead(there[0]!, steps[at - 1]!.place);
  const target = isSamePage
    ? [nearest, ...there].map(focusableIn).find(Boolean)
    : there.slice(0, 1).find((element) => element.matches(FOCUSABLE));
  (target as HTMLElement | undefined)?.focus({ preventScroll: true });
}
