import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { storedOnDevice } from '../platform/readings';
import { startSingleMachine } from '../platform/single-machine';
import { expect, test } from '../platform/test';
import { addItem, saved, startObservation } from '../platform/timeline';

/** How soon after a save it is on everybody's screen, in milliseconds. */
const SOON = 1000;

async function anotherPage(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

/** Types a line and waits until the server has it. */
async function saveLine(page: Page, text: string) {
  await addItem(page, text);
  await page.waitForResponse(
    (answer) =>
      answer.request().method() === 'POST' &&
      answer.url().endsWith('/api/observation') &&
      (answer.request().postData() ?? '').includes(text),
  );
}

/** Leaves something on the page that a reload would take away. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-not-reloaded'));

const lineOf = (number: number) => {
  const timestamp = new Date(Date.UTC(2026, 2, 2, 9, 0, number)).toISOString();
  const text = { data: `<p>Line ${number}</p>`, notes: null, teacher_notes: null };
  return { uid: `live-line-${number}`, time: '9:00:00 AM', timestamp, ob_type: 'teacher', ...text };
};

/** Saves an observation of Daniel with so many lines, as a coach's device would. */
async function saveLines(coach: APIRequestContext, uid: string, count: number, revision?: number) {
  const items = Array.from({ length: count }, (_, number) => lineOf(number));
  const observation = { uid, client: 'demo-coachee', title: 'Many lines', items, revision };
  const answer = await coach.post('observation', { data: { observation } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).observation.revision as number;
}

test('readers see an observation grow within a second of the save, without reloading', async ({
  browser,
  baseURL,
  page,
  signIn,
}) => {
  test.slow();
  await signIn(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', 'Grows');
  const readers: Page[] = [];
  for (const account of ['coachee', 'orgadmin']) {
    const reader = await anotherPage(browser, baseURL);
    await signIn(reader, account);
    await reader.goto(`/observation/${uid}`);
    await expect(reader.getByText('It appears here as the coach writes.')).toBeVisible();
    await expect(reader.getByText('Live', { exact: true })).toBeVisible();
    await mark(reader);
    readers.push(reader);
  }
  for (const line of ['The first line.', 'The second line.']) {
    await saveLine(page, line);
    await Promise.all(readers.map((reader) => expect(reader.getByText(line)).toBeVisible({ timeout: SOON })));
  }
  for (const reader of readers) {
    expect(await isMarked(reader)).toBe(true);
    await expect(reader.getByRole('textbox')).toHaveCount(0);
    await reader.context().close();
  }
});

test('what is written on one device of the coach comes into the other', async ({ page, context, signIn }) => {
  await signIn(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', 'On two devices');
  const second = await context.newPage();
  await second.goto(`/observation/${uid}`);
  await expect(second.getByRole('button', { name: /^Add/ }).first()).toBeVisible();
  await saveLine(page, 'From the first.');
  await expect(second.getByText('From the first.')).toBeVisible();
  await saveLine(second, 'From the second.');
  await expect(page.getByText('From the second.')).toBeVisible();
  await expect(page.getByText('From the first.')).toBeVisible();
  await second.close();
});

test('nothing moves for who reads further up; a button leads to the new lines', async ({
  page,
  signIn,
  api,
}) => {
  const coach = await api('coach');
  const revision = await saveLines(coach, 'e2e-live-many', 60);
  await signIn(page, 'coachee');
  await page.goto('/observation/e2e-live-many');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  const after = await saveLines(coach, 'e2e-live-many', 62, revision);
  const button = page.getByRole('button', { name: '2 new lines below' });
  await expect(button).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await button.press('Enter');
  await expect(page.getByText('Line 61', { exact: true })).toBeInViewport();
  await expect(button).toHaveCount(0);
  await saveLines(coach, 'e2e-live-many', 63, after);
  await expect(page.getByText('Line 62', { exact: true })).toBeInViewport();
});

test('what was deleted gives way to a short message, and is not stored on the device', async ({
  page,
  signIn,
  api,
}) => {
  const coach = await api('coach');
  await saveLines(coach, 'e2e-live-deleted', 2);
  await signIn(page, 'coachee');
  await page.goto('/observation/e2e-live-deleted');
  await expect(page.getByText('Line 1', { exact: true })).toBeVisible();
  await expect.poll(() => storedOnDevice(page, 'e2e-live-deleted')).toBeTruthy();
  await coach.delete('observation/e2e-live-deleted');
  await expect(page.getByText(/^This observation is no longer here\./)).toBeVisible();
  await expect(page.getByText('Line 1', { exact: true })).toHaveCount(0);
  await expect.poll(() => storedOnDevice(page, 'e2e-live-deleted')).toBeUndefined();
});

test('a stranger cannot find out that there is something to follow', async ({ api }) => {
  for (const account of ['coach2', 'coachee2', 'orgadmin2', 'amara']) {
    const stranger = await api(account);
    const answer = await stranger.get('observation/demo-observation-0-0/live');
    expect(answer.status(), account).toBe(404);
    const invented = await stranger.get('observation/there-is-no-such-one/live');
    expect(await answer.json()).toEqual(await invented.json());
  }
  expect((await (await api(null)).get('observation/demo-observation-0-0/live')).status()).toBe(401);
});

test('a restart of the server interrupts the view and does not end it', async ({ browser, signIn }) => {
  test.slow();
  const own = await startSingleMachine();
  const [coach, coachee] = [await anotherPage(browser, own.address), await anotherPage(browser, own.address)];
  await signIn(coach, 'coach');
  const uid = await startObservation(coach, 'Daniel Reyes', 'Through a restart');
  await saveLine(coach, 'Before it.');
  await signIn(coachee, 'coachee');
  await coachee.goto(`/observation/${uid}`);
  await expect(coachee.getByText('Before it.')).toBeVisible();
  await expect(coachee.getByText('Live', { exact: true })).toBeVisible();
  await mark(coachee);

  await own.process.end();
  await own.restart();
  await addItem(coach, 'After it.');
  await expect(saved(coach)).toBeVisible({ timeout: 30_000 });
  await expect(coachee.getByText('After it.')).toBeVisible({ timeout: 30_000 });
  await expect(coachee.getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(await isMarked(coachee)).toBe(true);
  await coach.context().close();
  await coachee.context().close();
  await own.remove();
});
