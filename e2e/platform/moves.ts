import type { BrowserContext, Page } from '@playwright/test';

/** What the watch leaves for `movesOn` in a page. */
interface WatchedWindow {
  movesSeen?: string[];
}

/** Runs in the page: after each frame, where everything is that can be pressed. */
function watchForMoves() {
  const pressable =
    'a[href], button, input, select, textarea, [role=button], [role=radio], [role=textbox], [contenteditable=true]';
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent;
  const moves: string[] = [];
  (window as WatchedWindow).movesSeen = moves;
  let before = new Map<Element, DOMRect>();
  let scrolled = 0;
  const look = (drawn: NodeListOf<Element>) => {
    const now = new Map<Element, DOMRect>();
    for (const element of drawn) {
      const place = element.getBoundingClientRect();
      const isInSight = place.width > 0 && place.bottom > 0 && place.top < window.innerHeight;
      if (isInSight && element.checkVisibility({ visibilityProperty: true })) now.set(element, place);
    }
    if (window.scrollY === scrolled)
      for (const [element, { x, y }] of now) {
        const was = before.get(element);
        if (was && (Math.abs(was.x - x) > 2 || Math.abs(was.y - y) > 2))
          moves.push(`${nameOf(element)}: from ${was.x}, ${was.y} to ${x}, ${y}`);
      }
    scrolled = window.scrollY;
    before = now;
    afterFrame();
  };
  // What is in sight is laid out while the frame is made, and is not yet before it: what comes between the frame and the
  // look has been seen by nobody, and stands where it is only guessed to be.
  const afterFrame = () =>
    requestAnimationFrame(() => {
      const drawn = document.querySelectorAll(pressable);
      setTimeout(() => look(drawn));
    });
  // What a screen waits for a while it waits for as long as it takes here: the machine may be slow.
  const later = window.setTimeout.bind(window);
  window.setTimeout = ((does: () => void, ms = 0, ...given: []) =>
    later(does, ms >= 1000 ? ms * 10 : ms, ...given)) as typeof setTimeout;
  window.addEventListener('DOMContentLoaded', afterFrame);
}

/** Has every page of a browser note what moves by itself of all that can be pressed. */
export const watchMoves = (context: BrowserContext) => context.addInitScript(watchForMoves);

/** What has moved by itself since the page was opened, a line each. */
export const movesOn = (page: Page) => page.evaluate(() => (window as WatchedWindow).movesSeen ?? []);

/** Forgets what moved until now, as what somebody has just done may move something at once. */
export const forgetMoves = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((over) => requestAnimationFrame(() => setTimeout(over)));
    await drawn();
    await drawn();
    (window as WatchedWindow).movesSeen?.splice(0);
  });

/** Milliseconds an answer takes at least, and by how much more some take than others. */
const DELAY_MS = 120;
const STEP_MS = 70;

/** Has answers of the API come one after the other and not in the order they were asked for, as over a bad network. */
export async function answerUnevenly(page: Page): Promise<void> {
  let asked = 0;
  await page.route('**/api/**', async (route) => {
    // Seven steps, none the same as the one before.
    const late = ((asked++ * 5) % 7) * STEP_MS;
    await new Promise((over) => setTimeout(over, DELAY_MS + late));
    await route.continue().catch(() => undefined);
  });
}
