import { MAX_PAGE_SIZE } from '@coaching/contracts';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../platform/axe';
import { expect, test } from '../platform/test';

const table = (page: Page) => page.getByRole('table', { name: 'Interactions' });
const rows = (page: Page) => table(page).locator('tbody tr[data-index]');
const firstTitle = (page: Page) => rows(page).first().getByRole('link');
const pagingText = (page: Page) => page.getByText(/^\d+–\d+ of \d+$/);

async function openList(page: Page, path = '/interactions') {
  await page.goto(path);
  await expect(rows(page).first()).toBeVisible();
}

/** Every height there is among the rows drawn. */
const rowHeights = (page: Page) =>
  rows(page).evaluateAll((all) => [...new Set(all.map((row) => row.getBoundingClientRect().height))]);

test('a coach finds, sorts and pages through their interactions', async ({ page, signIn }) => {
  await signIn(page, 'coach');
  await openList(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Maya Okafor's Interactions");
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Interaction With',
    'Date',
    'Duration',
    'Title',
    'Tool',
  ]);
  await expect(table(page).getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page.getByRole('combobox', { name: 'Rows' })).toHaveValue('50');
  await expect(rows(page).first().getByRole('cell').nth(1)).toHaveText(
    /^\d\d\/\d\d\/\d{4} \d{1,2}:\d\d:\d\d [AP]M$/,
  );
  await expect(rows(page).first().getByRole('cell').nth(2)).toHaveText(/^(\d+ minutes?|Not Started)$/);

  await page.getByRole('button', { name: 'Date' }).click();
  await page.getByRole('button', { name: 'Date' }).click();
  await expect(table(page).getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(page).toHaveURL(/sortBy=timestamp&descending=true/);
  // What is planned is furthest ahead.
  await expect(firstTitle(page)).toHaveText('Pairs at the board Private');

  await page.getByRole('combobox', { name: 'Rows' }).selectOption('5');
  await expect(rows(page)).toHaveCount(5);
  await expect(pagingText(page)).toHaveText(/^1–5 of /);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(pagingText(page)).toHaveText(/^6–10 of /);
  await expect(rows(page).first()).toHaveAttribute('aria-rowindex', '7');

  const search = page.getByRole('searchbox', { name: 'Search Interactions' });
  await search.fill('daniel fractions');
  await expect(pagingText(page)).toHaveText(/^1–\d of \d$/);
  await expect(search).toBeFocused();
  for (const row of await rows(page).all()) await expect(row).toContainText('Daniel Reyes');
  await page.reload();
  await expect(search).toHaveValue('daniel fractions');
  await search.fill('nothing of the kind');
  await expect(page.getByText('Nothing matches “nothing of the kind”.')).toBeVisible();
});

test('rows are 48 px, or 28 by a choice that is remembered', async ({ page, signIn }) => {
  await signIn(page, 'coach');
  await openList(page);
  await expect.poll(() => rowHeights(page)).toEqual([48]);
  await page.getByRole('button', { name: 'Dense rows' }).click();
  await expect.poll(() => rowHeights(page)).toEqual([28]);
  await page.reload();
  await expect.poll(() => rowHeights(page)).toEqual([28]);
  await expectNoFindings(page);
});

test('a row leads to its observation, wherever it is pressed', async ({ page, signIn }) => {
  await signIn(page, 'coach');
  await openList(page, '/interactions?query=slope');
  // The link in the row lies over all of it.
  await rows(page).first().getByRole('cell').last().click({ force: true });
  await page.waitForURL('**/observation/demo-observation-*');
});

test('with one client the list says so, and has no column for them', async ({ page, signIn }) => {
  await signIn(page, 'coach');
  await openList(page, '/interactions/demo-coachee');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Maya Okafor's Interactions with Daniel Reyes",
  );
  await expect(table(page).getByRole('columnheader')).toHaveText(['Date', 'Duration', 'Title', 'Tool']);
});

test('a coachee reads a list of their own, without what is private and without a way to start', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'coachee');
  await openList(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Interactions');
  await expect(rows(page).first().getByRole('cell').first()).toContainText('Maya Okafor');
  await expect(page.getByRole('button', { name: /^New/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^New/ })).toHaveCount(0);
  await page.getByRole('searchbox').fill('board');
  await expect(page.getByText('Pairs at the board')).toHaveCount(0);
});

test('another organisation’s client is not found', async ({ page, signIn }) => {
  await signIn(page, 'coach');
  await page.goto('/interactions/demo-coachee2');
  await expect(page.getByRole('main').getByText(/^This was not found\./)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interactions');
  await expect(page.getByRole('button', { name: /^New/ })).toHaveCount(0);
});

test('a date finds its rows as they show it, where the browser is', async ({ browser, baseURL, signIn }) => {
  const context = await browser.newContext({ baseURL, timezoneId: 'Pacific/Auckland' });
  const page = await context.newPage();
  await signIn(page, 'coach');
  await openList(page);
  const shown = (await rows(page).first().getByRole('cell').nth(1).innerText()).trim();
  const [day = ''] = shown.split(' ');
  const search = page.getByRole('searchbox', { name: 'Search Interactions' });
  for (const typed of [day, shown]) {
    await search.fill(typed);
    await expect(page).toHaveURL(new RegExp(`query=${encodeURIComponent(day)}`));
    await expect(pagingText(page)).toHaveText(/^1–\d of \d$/);
    for (const row of await rows(page).all()) await expect(row).toContainText(day);
  }
  await context.close();
});

test('the order one chose is there the next time, and stands in the address', async ({ page, signIn }) => {
  await signIn(page, 'coach');
  await openList(page);
  await page.getByRole('button', { name: 'Date' }).click();
  await page.getByRole('button', { name: 'Date' }).click();
  await expect(page).toHaveURL(/sortBy=timestamp&descending=true/);
  await page.goto('/dashboard');
  await openList(page);
  await expect(page).toHaveURL(/sortBy=timestamp&descending=true/);
  await expect(firstTitle(page)).toHaveText('Pairs at the board Private');
  await openList(page, '/interactions?sortBy=title');
  await expect(firstTitle(page)).not.toHaveText('Pairs at the board Private');
});

test('on a phone a list is sorted by a field, with targets for fingers', async ({
  browser,
  baseURL,
  signIn,
}) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await signIn(page, 'coach');
  await page.goto('/interactions');
  const card = page.getByRole('list', { name: 'Interactions' }).getByRole('listitem').first();
  await expect(card).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Sort by' });
  await field.selectOption('Date');
  await page.getByRole('button', { name: 'Ascending, turn round' }).tap();
  await expect(card).toContainText('Pairs at the board');
  for (const target of [field, page.getByRole('button', { name: 'Descending, turn round' })]) {
    expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  await context.close();
});

test('by keyboard alone', async ({ page, signIn }) => {
  await signIn(page, 'coach');
  await openList(page);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('fractions');
  await expect(pagingText(page)).toHaveText(/^1–\d+ of \d+$/);
  await expect(firstTitle(page)).toContainText('fractions');
  const sort = page.getByRole('button', { name: 'Duration' });
  for (let steps = 0; steps < 8; steps += 1) {
    if (await sort.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(sort).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sortBy=duration/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(firstTitle(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows(page).last().getByRole('link')).toBeFocused();
  const last = await rows(page).last().getByRole('link').getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${last}`);
});

test.describe('a thousand interactions', () => {
  const COUNT = MAX_PAGE_SIZE + 10;

  /** The list as the server cuts it (services/reports), with rows like its first: a thousand saves would show no more. */
  async function fillList(page: Page) {
    await page.route(/\/api\/observations\?/, async (route) => {
      const url = new URL(route.request().url());
      const from = url.searchParams.get('page') === '2' ? MAX_PAGE_SIZE : 0;
      url.searchParams.set('page', '1');
      const answer = await (await route.fetch({ url: url.href })).json();
      const observations = Array.from({ length: Math.min(MAX_PAGE_SIZE, COUNT - from) }, (_, index) => ({
        ...answer.observations[0],
        uid: `many-${from + index}`,
        title: `Visit ${String(from + index).padStart(4, '0')}`,
      }));
      await route.fulfill({ json: { ...answer, observations, total: COUNT } });
    });
  }

  test('are shown at once, drawn where they are seen, and printed whole', async ({ page, signIn }) => {
    test.slow();
    await fillList(page);
    await signIn(page, 'solo');
    // More than the server sends at once: it says so.
    const isCut = page.getByText(`Showing the first ${MAX_PAGE_SIZE} of ${COUNT}`);
    await page.goto('/interactions?rowsPerPage=0');
    await expect(isCut).toBeVisible();
    expect(await rows(page).count()).toBeLessThan(80);
    expect(Number(await table(page).getAttribute('aria-rowcount'))).toBeGreaterThan(COUNT);
    // The header stays in view over the middle of the list.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect(page.getByRole('link', { name: 'Visit 0500' })).toBeVisible();
    await expect(table(page).getByRole('columnheader', { name: 'Title' })).toBeInViewport();

    await page.evaluate(() => window.scrollTo(0, 0));
    await firstTitle(page).focus();
    await page.keyboard.press('End');
    await expect(page.locator('[data-index="999"]').getByRole('link')).toBeFocused();
    await expect(page.locator('[data-index="999"]')).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(page.locator('[data-index="0"]').getByRole('link')).toBeFocused();
    await expect(page.locator('[data-index="0"]')).toBeInViewport();

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(rows(page)).toHaveCount(1000);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(`Showing ${MAX_PAGE_SIZE + 1}–${COUNT} of ${COUNT}`)).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/interactions?rowsPerPage=0');
    await expect(isCut).toBeVisible();
    const cards = page.getByRole('list', { name: 'Interactions' }).locator('[data-index]');
    expect(await cards.count()).toBeLessThan(60);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('[data-index="999"]')).toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('rows are cards with the same facts in the same order', async ({ page, signIn }) => {
    await signIn(page, 'coach');
    await page.goto('/interactions');
    const card = page.getByRole('list', { name: 'Interactions' }).getByRole('listitem').first();
    await expect(card.getByRole('term')).toHaveText([
      'Interaction With',
      'Date',
      'Duration',
      'Title',
      'Tool',
    ]);
    await expect(page.getByRole('button', { name: 'Dense rows' })).toHaveCount(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectNoFindings(page);
    const opens = await card.getByRole('link').first().getAttribute('href');
    await card.click();
    await page.waitForURL(`**${opens}`);
  });
});
