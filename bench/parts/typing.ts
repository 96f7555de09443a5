/**
 * What a key costs in a timeline of 500 items against one in an empty timeline, at a CPU slowed down four times:
 * main-thread tasks from a trace, in CPU time, which a busy machine changes least.
 */
import { type Page } from '@playwright/test';
import { saveLongScript } from '../../e2e/platform/long-script';
import { signedInApi } from '../../e2e/platform/test';
import {
  LONG_MS,
  longestTasks,
  measureInBrowser,
  overBar,
  SLOWDOWN,
  signedIn,
  tracedSlowly,
} from '../browser';
import { median, printRatio } from '../ratio';

const ITEMS = 500;
const KEYS = 40;
/** Milliseconds between two keys, as a quick writer types. */
const PAUSE = 120;

async function typing(page: Page, address: string, uid: string, lines: number): Promise<number[]> {
  await page.goto(`${address}/observation/${uid}`);
  await page.getByRole('button', { name: new RegExp(`^Edit item ${lines},`) }).click();
  await page.locator('[contenteditable=true]').waitFor();
  const client = await page.context().newCDPSession(page);
  await page.keyboard.type('warm', { delay: PAUSE });
  const events = await tracedSlowly(client, () => page.keyboard.type('x'.repeat(KEYS), { delay: PAUSE }));
  await client.detach();
  return longestTasks(events, 'keydown');
}

measureInBrowser(async (browser, address) => {
  const coach = await signedInApi(address, 'coach');
  const [short, long] = [await saveLongScript(coach, 1), await saveLongScript(coach, ITEMS)];
  await coach.dispose();
  const page = await signedIn(browser, address);
  const few = await typing(page, address, short, 1);
  const many = await typing(page, address, long, ITEMS);
  const { isMet, words } = overBar(many);
  printRatio(
    `a key in ${ITEMS} items against 1, at ${SLOWDOWN}x slowdown (bar: ${LONG_MS} ms)`,
    median(many) / median(few),
    `longest task per key: median ${median(many).toFixed(0)} ms, worst ${Math.max(...many).toFixed(0)} ms; ` +
      `in 1 item ${median(few).toFixed(0)} and ${Math.max(...few).toFixed(0)} ms; ` +
      words,
    isMet,
  );
});
