/**
 * What a change costs in a rubric of 12 columns and 60 rows against one in a rubric of 3 rows, at a CPU slowed down four
 * times: in the builder each key, and what changes its shape; in use each level chosen. Main-thread tasks from a trace,
 * in CPU time.
 */
import { newUid } from '@coaching/contracts';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { addToolOf, makeLargeRubric } from '../../e2e/platform/rubric';
import { signedInApi } from '../../e2e/platform/test';
import { LONG_MS, longestTasks, measureInBrowser, SLOWDOWN, signedIn, tracedSlowly } from '../browser';
import { median, printRatio } from '../ratio';

const COLUMNS = 12;
const [SMALL, LARGE] = [3, 60];
/** How often each is done. */
const TIMES = 20;
/** Milliseconds between two keys, as a quick writer types, and between two changes, which are saved meanwhile. */
const [KEY_PAUSE, CHANGE_PAUSE] = [120, 1500];

interface Rubrics {
  uid: string;
  instance: string;
}

async function makeOne(
  orgadmin: APIRequestContext,
  coach: APIRequestContext,
  rows: number,
): Promise<Rubrics> {
  const uid = await makeLargeRubric(orgadmin, `Of ${rows} rows`, COLUMNS, rows);
  await addToolOf(orgadmin, uid, `Of ${rows} rows`);
  const instance = newUid();
  const rubric_instance = { uid: instance, client: 'demo-coachee', title: `Of ${rows}`, tool_uid: uid };
  const answer = await coach.post('rubric_instance', { data: { rubric_instance } });
  expect(answer.status(), await answer.text()).toBe(200);
  return { uid, instance };
}

/** The longest task of each of some keys or presses that a page gets at a CPU slowed down. */
async function longestOf(
  page: Page,
  type: 'keydown' | 'pointerdown',
  work: () => Promise<void>,
): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  // What it does is saved meanwhile, too.
  const events = await tracedSlowly(client, async () => {
    await work();
    await page.waitForTimeout(CHANGE_PAUSE);
  });
  await client.detach();
  return longestTasks(events, type);
}

async function openBuilder(page: Page, address: string, { uid }: Rubrics): Promise<void> {
  await page.goto(`${address}/rubric_builder/Organization/demo-cedar-grove/default/${uid}`);
  await page.getByRole('textbox', { name: 'Row 2 Level 2', exact: true }).click();
  await page.keyboard.type('warm', { delay: KEY_PAUSE });
}

async function typing(page: Page, address: string, rubric: Rubrics): Promise<number[]> {
  await openBuilder(page, address, rubric);
  return longestOf(page, 'keydown', () => page.keyboard.type('x'.repeat(TIMES), { delay: KEY_PAUSE }));
}

/** What a key does to the shape of the rubric, and takes back. */
async function shaping(page: Page, address: string, rubric: Rubrics): Promise<number[]> {
  await openBuilder(page, address, rubric);
  return longestOf(page, 'keydown', async () => {
    for (const keys of ['Control+Enter', 'Control+z', 'Control+Shift+z', 'Control+z']) {
      await page.keyboard.press(keys);
      await page.waitForTimeout(CHANGE_PAUSE);
    }
  });
}

async function choosing(page: Page, address: string, { instance }: Rubrics): Promise<number[]> {
  await page.goto(`${address}/rubric/use/${instance}`);
  const levels = page.getByRole('radiogroup', { name: 'Row 2' }).getByRole('radio');
  await levels.nth(1).click();
  return longestOf(page, 'pointerdown', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      await levels.nth(time % 3).click();
      await page.waitForTimeout(KEY_PAUSE);
    }
  });
}

function print(what: string, few: number[], many: number[]): void {
  printRatio(
    `${what} in ${LARGE} rows against ${SMALL}, at ${SLOWDOWN}x slowdown (bar: ${LONG_MS} ms)`,
    median(many) / median(few),
    `longest task each: median ${median(many).toFixed(0)} ms, worst ${Math.max(...many).toFixed(0)} ms; ` +
      `in ${SMALL} rows ${median(few).toFixed(0)} and ${Math.max(...few).toFixed(0)} ms; ` +
      `${many.filter((longest) => longest > LONG_MS).length} of ${many.length} over the bar`,
  );
}

measureInBrowser(async (browser, address) => {
  const [orgadmin, coach] = [await signedInApi(address, 'orgadmin'), await signedInApi(address, 'coach')];
  const small = await makeOne(orgadmin, coach, SMALL);
  const large = await makeOne(orgadmin, coach, LARGE);
  await Promise.all([orgadmin.dispose(), coach.dispose()]);
  const builder = await signedIn(browser, address, 'orgadmin');
  print('a key', await typing(builder, address, small), await typing(builder, address, large));
  print('a row more', await shaping(builder, address, small), await shaping(builder, address, large));
  await builder.close();
  const use = await signedIn(browser, address);
  print('a level chosen', await choosing(use, address, small), await choosing(use, address, large));
});
