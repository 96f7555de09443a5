import type { Page } from '@playwright/test';
import { saveLongScript } from '../platform/long-script';
import { expect, test } from '../platform/test';
import { saved } from '../platform/timeline';

const ITEMS = 500;
const typed = ' and then she waits';

/** Notes how many characters of unsent work each write to the device's journal takes. */
const countJournal = (page: Page) =>
  page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(window, { journalled: counts });
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.name === 'slots') counts.push(value.sealed.byteLength);
      return put.call(this, value, key);
    };
  });
const journalled = (page: Page) =>
  page.evaluate(() => (window as unknown as { journalled: number[] }).journalled.slice());

test('a key in a script of 500 items touches its own item only, and journals no more than it', async ({
  page,
  context,
  signIn,
  api,
}) => {
  test.slow();
  const uid = await saveLongScript(await api('coach'), ITEMS);
  await countJournal(page);
  await signIn(page, 'coach');
  await page.goto(`/observation/${uid}`);
  const lines = page.getByRole('list', { name: 'Script' }).getByRole('listitem');
  await expect(lines).toHaveCount(ITEMS);

  const drawn = await lines.evaluateAll(
    (all) =>
      all.filter((line) => line.querySelector('p')?.checkVisibility({ contentVisibilityAuto: true })).length,
  );
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(ITEMS / 4);

  for (const number of [ITEMS, ITEMS / 2]) {
    await page.getByRole('button', { name: new RegExp(`^Edit item ${number},`) }).click();
    await expect(page.locator('[contenteditable=true]')).toBeFocused();
    // Away, so that no answer comes in between and what is unsent stays so.
    await context.setOffline(true);
    const { length } = await journalled(page);
    await page.keyboard.type('x');
    await expect.poll(async () => (await journalled(page)).length).toBeGreaterThan(length);
    const before = await journalled(page);

    await page.evaluate(() => {
      const touched = new Set<string>();
      Object.assign(window, { touched });
      const list = document.querySelector('[role=list][aria-label="Script"]')!;
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          touched.add(element?.closest('[data-item]')?.getAttribute('data-item') ?? 'the list');
        }
      }).observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await page.keyboard.type(typed);
    await expect.poll(async () => (await journalled(page)).length).toBeGreaterThan(before.length);
    const touched = await page.evaluate(() => [...(window as unknown as { touched: Set<string> }).touched]);
    expect(touched).toHaveLength(1);
    for (const count of (await journalled(page)).slice(before.length)) expect(count).toBeLessThan(4000);
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible({ timeout: 30_000 });
  }
});

test('undo takes back steps outside of a line, and jumps go where they say', async ({
  page,
  signIn,
  api,
}) => {
  const uid = await saveLongScript(await api('coach'), 12);
  await signIn(page, 'coach');
  await page.goto(`/observation/${uid}`);
  const lines = page.getByRole('list', { name: 'Script' }).getByRole('listitem');
  await expect(lines).toHaveCount(12);
  const written = (number: number) => page.getByRole('textbox', { name: new RegExp(`^item ${number},`) });

  await page.keyboard.press('Alt+PageUp');
  await expect(written(1)).toBeFocused();
  await page.keyboard.press('Alt+PageDown');
  await expect(written(12)).toBeFocused();
  await page.keyboard.press('Alt+g');
  await page.getByRole('textbox', { name: 'Number' }).fill('7');
  await page.keyboard.press('Enter');
  await expect(written(7)).toBeFocused();

  await page.keyboard.type(' Typed.');
  await page.keyboard.press('Alt+s');
  await expect(page.getByRole('textbox', { name: 'item 7, student' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Edit item 7, teacher' })).toBeVisible();
  await expect(lines.nth(6)).toContainText('Typed.');
  await page.keyboard.press('Control+z');
  await expect(lines.nth(6)).not.toContainText('Typed.');
  await page.keyboard.press('Control+Shift+z');
  await expect(lines.nth(6)).toContainText('Typed.');

  await lines.nth(2).hover();
  await lines.nth(2).getByRole('button', { name: 'Delete item' }).click();
  await expect(lines).toHaveCount(11);
  await page.keyboard.press('Control+z');
  await expect(lines).toHaveCount(12);
  await page.keyboard.press('Alt+w');
  await expect(written(7)).toBeFocused();
});
