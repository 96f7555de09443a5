/**
 * What a key costs in a timeline of 500 items against one in an empty timeline, at a CPU slowed down four times:
 * main-thread tasks from a trace, in CPU time, which a busy machine changes least.
 */
import { type Page } from '@playwright/test';
import { saveLongScript } from '../../e2e/platform/long-script';
import { signedInApi } from '../../e2e/platform/test';
import { longestTasks, measureInBrowser, printLongest, signedIn, tracedSlowly } from '../browser';

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
  printLongest(`a key in ${ITEMS} items against 1`, { few, many, small: '1 item' });
});
