import { randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type CDPSession,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';

/** The screens people hold: a small and a usual phone, and a tablet both ways round. */
export const heldScreens = [
  { name: 'a small phone', width: 360, height: 640 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a tablet held upright', width: 820, height: 1180 },
  { name: 'a tablet held sideways', width: 1180, height: 820 },
] as const;

/** Into how many moves a finger's way is divided, as it does not jump. */
const DRAG_STEPS = 20;

/** A page that is worked by finger. */
export interface Held {
  page: Page;
  context: BrowserContext;
  /** Puts a finger on the middle of something and lifts it, once; fails when something else is there. */
  tap(target: Locator): Promise<void>;
  /** Puts a finger on something, has something happen, and lifts it. */
  press(target: Locator, meanwhile: () => Promise<void>): Promise<void>;
  /** Puts a finger on something, moves it up or down to something else in view, and lifts it there. */
  drag(from: Locator, to: Locator): Promise<void>;
  /** Has the soft keyboard take so many pixels now, whoever has the focus. */
  keyboard(height: number): Promise<void>;
  /** Writes as a soft keyboard does: a word grows in a composition and is then taken. */
  compose(words: string): Promise<void>;
  /** What moved under a finger or got no click, in words. */
  lostPresses: string[];
}

/** Reports every press during which what is pressed moved, went, or got no click. Runs in the page. */
function watchPresses() {
  const controls = 'a, button, input, label, select, textarea, [contenteditable="true"], [role="option"]';
  type Press = { control: Element; box: DOMRect; wasClicked: boolean };
  let press: Press | null = null;
  const nameOf = (control: Element) =>
    control.getAttribute('aria-label') ?? control.textContent?.slice(0, 40) ?? control.tagName;
  const report = (words: string) =>
    (window as unknown as { lostPress(words: string): void }).lostPress(words);
  const look = (when: string) => {
    if (!press || press.wasClicked) return;
    const box = press.control.getBoundingClientRect();
    const moved = Math.max(Math.abs(box.x - press.box.x), Math.abs(box.y - press.box.y));
    if (!press.control.isConnected) report(`${nameOf(press.control)} was gone at ${when}`);
    else if (moved > 0.5) report(`${nameOf(press.control)} moved by ${moved} px until ${when}`);
  };
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (press && !press.wasClicked) report(`${nameOf(press.control)} got no click`);
      const control = (target as Element).closest(controls);
      press = control && { control, box: control.getBoundingClientRect(), wasClicked: false };
    },
    true,
  );
  for (const type of ['pointerup', 'mousedown', 'mouseup'])
    window.addEventListener(type, () => look(type), true);
  window.addEventListener('pointercancel', () => {
    press = null;
  });
  window.addEventListener(
    'click',
    ({ target }) => {
      look('click');
      if (press && !press.wasClicked && (target as Element).closest(controls) !== press.control)
        report(`the click of ${nameOf(press.control)} went to ${nameOf(target as Element)}`);
      if (press) press.wasClicked = true;
    },
    true,
  );
}

/**
 * A soft keyboard over the window, as phones have one: it comes a moment after something that is written in has the
 * focus, goes a moment after nothing has, and only the seen part of the window gets lower. Runs in the page.
 */
function emulateKeyboard(keyboard: number) {
  const viewport = window.visualViewport;
  if (!viewport) return;
  let taken = 0;
  Object.defineProperty(viewport, 'height', { get: () => window.innerHeight - taken });
  const isWritten = (element: Element | null) =>
    element instanceof HTMLElement &&
    (element.isContentEditable || element.matches('textarea, input:not([type="checkbox"], [type="radio"])'));
  const take = (now: number) => {
    if (now === taken) return;
    taken = now;
    viewport.dispatchEvent(new Event('resize'));
  };
  const follow = () => setTimeout(() => take(isWritten(document.activeElement) ? keyboard : 0), 30);
  window.addEventListener('soft-keyboard', (event) => take((event as CustomEvent<number>).detail));
  document.addEventListener('focusin', follow);
  document.addEventListener('focusout', follow);
}

/**
 * Opens a page on a held screen, signed in as whoever the API client is.
 * @param keyboard pixels that its soft keyboard takes
 * @param serviceWorkers whether it may load without a network
 */
export async function hold(
  browser: Browser,
  baseURL: string,
  account: APIRequestContext,
  { width, height }: { width: number; height: number },
  keyboard = 0,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Held> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
    // What moves is what presses get lost on.
    reducedMotion: 'no-preference',
    serviceWorkers,
    storageState: await account.storageState(),
  });
  const lostPresses: string[] = [];
  await context.exposeFunction('lostPress', (words: string) => void lostPresses.push(words));
  await context.addInitScript(watchPresses);
  if (keyboard > 0) await context.addInitScript(emulateKeyboard, keyboard);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  return {
    page,
    context,
    lostPresses,
    async tap(target) {
      const { left, top } = await placeOf(target);
      await page.touchscreen.tap(left, top);
    },
    async press(target, meanwhile) {
      const { left, top } = await placeOf(target);
      const touchPoints = [{ x: left, y: top }];
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await meanwhile();
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    async drag(from, to) {
      const target = await placeOf(to);
      const { left, top } = await placeOf(from);
      await moveFinger(client, [left, top], target.top - top);
    },
    keyboard: (height) =>
      page.evaluate(
        (taken) => void window.dispatchEvent(new CustomEvent('soft-keyboard', { detail: taken })),
        height,
      ),
    compose: (words) => compose(client, words),
  };
}

/** The middle of something, scrolled into view; fails when something else is there. */
async function placeOf(target: Locator): Promise<{ left: number; top: number }> {
  await expect(target).toBeVisible();
  const place = await placeNow(target);
  // What was drawn anew has nowhere to be pressed; whoever looks for it finds it where it is now.
  if (place.isGone) return placeOf(target);
  if (place.cover) throw new Error(`${target} is under ${place.cover}`);
  return place;
}

const placeNow = (target: Locator) =>
  target.evaluate(async (element) => {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // Where somebody pressed to close a dialog, nothing is pressed for a moment.
    while (document.querySelector('[data-resting]')) await new Promise(requestAnimationFrame);
    // People, too, press what stands still: what came or went before has to have come or gone.
    // What is docked over the page comes a moment later than the page, and a page that is read again goes back to where
    // it was scrolled: people follow what they are after.
    let box = element.getBoundingClientRect();
    for (let still = 0; still < 4; still += 1) {
      await new Promise(requestAnimationFrame);
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const now = element.getBoundingClientRect();
      if (now.x !== box.x || now.y !== box.y) still = 0;
      box = now;
    }
    const { x, y, width, height } = box;
    const [left, top] = [x + width / 2, y + height / 2];
    const there = document.elementFromPoint(left, top);
    const isFree = there !== null && (element.contains(there) || there.contains(element));
    const cover = isFree ? null : (there?.outerHTML.slice(0, 200) ?? 'the edge of the screen');
    return { left, top, cover, isGone: !element.isConnected };
  });

async function compose(client: CDPSession, words: string): Promise<void> {
  for (const word of words.split(/(?<= )/)) {
    for (let end = 1; end <= word.trimEnd().length; end += 1) {
      const text = word.slice(0, end);
      await client.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    }
    await client.send('Input.insertText', { text: word });
  }
}

/** Saves an empty observation of Daniel for a signed-in coach and answers its uid. */
export async function saveEmptyObservation(coach: APIRequestContext, title: string): Promise<string> {
  const uid = `Held${randomUUID().replaceAll('-', '')}`.slice(0, 27);
  const observation = { uid, client: 'demo-coachee', title };
  const answer = await coach.post('observation', { data: { observation } });
  if (!answer.ok()) throw new Error(await answer.text());
  return uid;
}

/** The lines that the server holds of an observation, as they read. */
export async function linesOnServer(coach: APIRequestContext, uid: string): Promise<string[]> {
  const { observation } = await (await coach.get(`observation/${uid}`)).json();
  return observation.items.map(({ data }: { data: string }) =>
    data.replace(/<[^>]*>/g, '').replace(/&nbsp;/g, ' '),
  );
}

/**
 * Puts a finger on a place, moves it up or down and takes it away.
 * @param place x and y in pixels
 * @param by how many pixels downwards
 */
export async function moveFinger(
  client: CDPSession,
  [x, y]: readonly [number, number],
  by: number,
): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let step = 1; step <= DRAG_STEPS; step += 1)
    await touch('touchMove', [{ x, y: y + (by * step) / DRAG_STEPS }]);
  await touch('touchEnd', []);
}
