import type { Page, Request } from '@playwright/test';
import { expect, test } from '../platform/test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

/** Code that has not come yet does not come, until the network is said to be back. */
async function withoutNetwork(page: Page) {
  const asked: string[] = [];
  await page.route('**/*.js', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  return {
    asked,
    async isBack() {
      await page.unroute('**/*.js');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    },
  };
}

test('a page of the shell whose code does not come is said to be slow beside the menu, and comes with the network', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'coach');
  await page.clock.install();
  await page.goto('/interactions');
  await expect(page.getByRole('table', { name: 'Interactions' })).toBeVisible();
  const network = await withoutNetwork(page);
  await menu(page).getByText('Dashboard').click();
  await expect.poll(() => network.asked).not.toEqual([]);
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('alert').getByText('This page is taking longer than usual')).toBeVisible();
  await expect(menu(page).getByText('Interactions')).toBeVisible();
  await network.isBack();
  await expect(page.getByRole('heading', { name: 'Recent interactions' })).toBeVisible();
});

/** Stands in the code of the page on which an observation is scripted, and in that of its editor. */
const written = { page: 'will be here, line by line', editor: 'ProseMirror-trailingBreak' };

const startButton = (page: Page) => page.getByRole('button', { name: 'Start observation' });

async function beginAndWrite(page: Page) {
  await page.getByRole('button', { name: /^Add item/ }).click();
  await page.keyboard.type('It came');
  await expect(page.locator('[contenteditable=true]')).toHaveText('It came');
}

test('what an observation is written with is there before it is begun: its code need not come then', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'coach');
  const codeWith = (words: string) =>
    page.waitForResponse(
      async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes(words),
    );
  const came = [codeWith(written.page), codeWith(written.editor)];
  // Each comes in several files, which are asked for together.
  const underWay = new Set<Request>();
  page.on('request', (request) => request.url().endsWith('.js') && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  await page.goto('/config?client_uid=demo-coachee');
  await Promise.all(came);
  await expect.poll(() => underWay.size).toBe(0);
  await withoutNetwork(page);
  await startButton(page).click();
  await beginAndWrite(page);
});

test('an observation whose page does not come when it is begun can be written in once the network is back', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'coach');
  let asked = 0;
  let isBack = false;
  await page.route('**/*.js', async (route) => {
    if (isBack) return route.continue();
    const code = await route.fetch();
    if (!(await code.text()).includes(written.page)) return route.fulfill({ response: code });
    asked += 1;
    return route.abort();
  });
  await page.goto('/config?client_uid=demo-coachee');
  await startButton(page).click();
  await page.waitForURL('**/observation/*');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: /^Add item/ })).toHaveCount(0);
  isBack = true;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await beginAndWrite(page);
});

for (const { what, address, says } of [
  { what: 'who is signed in', address: '**/api/user_session', says: 'The server cannot be reached.' },
  {
    what: 'what remotes there are',
    address: '**/remotes.json',
    says: 'This page is not available right now',
  },
  { what: 'a manifest', address: /reports\/.*manifest\.json/, says: 'This page is not available right now' },
  { what: 'a remote', address: /reports\/.*\/entry\./, says: 'Interactions is not available right now' },
])
  test(`${what} that did not come is asked for again when the network is back`, async ({ page, signIn }) => {
    await signIn(page, 'coach');
    await page.route(address, (route) => route.abort());
    await page.goto('/interactions');
    await expect(page.getByRole('alert').getByText(says)).toBeVisible();
    await page.unroute(address);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('table', { name: 'Interactions' })).toBeVisible();
  });

test('a remote that what it was answered has broken works again with Retry', async ({
  page,
  signInAndLand,
}) => {
  await signInAndLand(page, 'coach');
  await page.route('**/api/observations?*', (route) =>
    route.fulfill({ json: { observations: [null], total: 1 } }),
  );
  await menu(page).getByText('Interactions').click();
  await expect(page.getByRole('alert').getByText('Interactions is not available right now')).toBeVisible();
  await page.unroute('**/api/observations?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table', { name: 'Interactions' }).locator('tbody tr').first()).toBeVisible();
  // The others find what they share with it where it was.
  await page.getByRole('table', { name: 'Interactions' }).locator('a[href^="/observation/"]').first().click();
  await expect(page.getByRole('button', { name: /^Add item/ })).toBeVisible();
});

test('a page of the shell that breaks leaves the menu, and is whole when one comes back', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'coach');
  await page.goto('/interactions');
  await expect(page.getByRole('table', { name: 'Interactions' })).toBeVisible();
  await page.route('**/api/observations?*', (route) =>
    route.fulfill({ json: { observations: [null], total: 1 } }),
  );
  await menu(page).getByText('Dashboard').click();
  await expect(page.getByRole('alert').getByText('This page is not available right now')).toBeVisible();
  await page.unroute('**/api/observations?*');
  await menu(page).getByText('Growth').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Recent interactions' })).toBeVisible();
});

test('the mark stands on the screen while the application itself is on its way', async ({ page, signIn }) => {
  await signIn(page, 'coach');
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/shell\/main\.[0-9a-f]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const mark = page.getByAltText('Sidelight is loading');
  await expect(mark).toBeVisible();
  come();
  await expect(page.getByRole('heading', { name: 'Recent interactions' })).toBeVisible();
  await expect(mark).toBeHidden();
});
