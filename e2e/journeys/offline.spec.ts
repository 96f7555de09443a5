import type { Page } from '@playwright/test';
import { expect, password, test } from '../platform/test';
import { addItem, fillIn, fillInAndStart, saved, startObservation } from '../platform/timeline';

test.use({ serviceWorkers: 'allow' });

/** An observation with one line, whose editor is open; answers its uid. */
async function startedWithWorker(page: Page, title: string): Promise<string> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const uid = await startObservation(page, 'Daniel Reyes', title);
  await addItem(page, 'Line 0');
  await expect(saved(page)).toBeVisible();
  // Once more with the worker in charge, so that everything it needs has passed through it.
  await page.reload();
  await page.getByRole('button', { name: /^Edit item 1,/ }).click();
  await expect(page.getByRole('textbox', { name: /^item 1,/ })).toBeVisible();
  return uid;
}

test('the application and the open observation load without a network; what is typed is sent later', async ({
  page,
  context,
  signInAndLand,
  api,
}) => {
  test.slow();
  await signInAndLand(page, 'coach');
  const uid = await startedWithWorker(page, 'No network in room 12');

  await context.setOffline(true);
  await page.getByRole('textbox', { name: /^item 1,/ }).focus();
  for (let line = 1; line < 50; line += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(`Line ${line}`);
  }
  await expect(page.getByRole('status').filter({ hasText: 'Offline, kept on this device' })).toBeVisible({
    timeout: 30_000,
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Line 49')).toBeVisible();
  await page.getByRole('button', { name: /^Add/ }).click();
  await page.keyboard.type('Line 50');

  await context.setOffline(false);
  await expect(saved(page)).toBeVisible({ timeout: 60_000 });
  const coach = await api('coach');
  const { observation } = await (await coach.get(`observation/${uid}`)).json();
  expect(observation.items.map((item: { data: string }) => item.data)).toEqual(
    Array.from({ length: 51 }, (_, line) => `<p>Line ${line}</p>`),
  );
});

test('the first visit is enough to go on without a network', async ({
  page,
  context,
  signInAndLand,
  api,
}) => {
  await signInAndLand(page, 'coach');
  // No page is loaded a second time on the way.
  await page.getByRole('link', { name: 'New observation' }).click();
  const uid = await fillInAndStart(page, 'Daniel Reyes', 'First day in room 12');
  await addItem(page, 'Before');
  await expect(saved(page)).toBeVisible();
  const isStored = () =>
    page.evaluate(async () =>
      Boolean(
        (await caches.match('/remotes.json')) &&
          (await caches.match('/api/user_session')) &&
          (await (await caches.open('files')).keys()).some(({ url }) => /observations.*manifest/.test(url)),
      ),
    );
  await expect.poll(isStored).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: /^Edit item 1,/ }).click();
  await page.keyboard.type(' and after');
  await expect(page.getByRole('status').filter({ hasText: 'Offline, kept on this device' })).toBeVisible({
    timeout: 30_000,
  });
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible({ timeout: 60_000 });
  const { observation } = await (await (await api('coach')).get(`observation/${uid}`)).json();
  expect(observation.items[0].data).toBe('<p>Before and after</p>');
});

test('an observation that was read before can be read without a network', async ({
  page,
  context,
  signInAndLand,
}) => {
  await signInAndLand(page, 'coachee');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/observation/demo-observation-0-0');
    await page.getByRole('list', { name: 'Script' }).waitFor();
  }
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Script' })).toBeVisible();
});

test('nothing of a person is left for the next one on the same device', async ({
  page,
  context,
  signInAndLand,
}) => {
  await signInAndLand(page, 'coachee');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/observation/demo-observation-0-0');
    await page.getByRole('list', { name: 'Script' }).waitFor();
  }
  await page.goto('/logout');
  await page.waitForURL((url) => url.pathname === '/');
  const left = await page.evaluate(async () => {
    const keys = await caches.keys();
    const texts = await Promise.all(
      keys.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url).join()),
    );
    return texts.join();
  });
  expect(left).not.toContain('user_session');
  await context.setOffline(true);
  await page.goto('/observation/demo-observation-0-0').catch(() => undefined);
  await expect(page.getByText('Show your neighbour')).toHaveCount(0);
});

test.describe('logging out', () => {
  /** Everything that this browser stores of the platform: databases, storage, caches. */
  const onTheDevice = (page: Page) =>
    page.evaluate(async () => {
      const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
      for (const { name } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open(name!);
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
        for (const store of database.objectStoreNames) {
          const values = await new Promise<unknown[]>((resolve) => {
            const request = database.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => resolve(request.result);
          });
          const readable = (value: unknown) =>
            JSON.stringify(value, (_, part) =>
              part instanceof Uint8Array ? new TextDecoder('latin1').decode(part) : part,
            );
          found.push({ store, values: values.map(readable) });
        }
        database.close();
      }
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (/\.(?:js|css|woff2|png|svg|webp)$/.test(new URL(request.url).pathname)) continue;
          found.push({ url: request.url, text: await (await cache.match(request))?.text() });
        }
      }
      return JSON.stringify(found);
    });

  test('with lines that the server does not have asks, locks them, and sends them when their owner is back', async ({
    page,
    signInAndLand,
    api,
  }) => {
    test.slow();
    await signInAndLand(page, 'coach');
    const uid = await startedWithWorker(page, 'Left in a hurry');
    await page.route('**/api/observation', (route) => route.abort());
    await page.getByRole('textbox', { name: /^item 1,/ }).focus();
    for (const line of [1, 2, 3]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(`Secret ${line}`);
    }
    await expect(page.getByRole('status').filter({ hasText: 'Offline, kept on this device' })).toBeVisible({
      timeout: 30_000,
    });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/logout');
    await expect(page.getByRole('heading', { name: '3 changes are not on the server yet' })).toBeVisible({
      timeout: 20_000,
    });
    await page.screenshot({ path: '../.build/test/logout-unsent.png' });
    const before = await onTheDevice(page);
    expect(before).not.toContain('Secret');
    await page.getByRole('button', { name: 'Log out all the same' }).click();
    await page.waitForURL((url) => url.pathname === '/');

    const left = await onTheDevice(page);
    expect(left).toContain('observation');
    for (const word of [
      'Secret',
      'Line 0',
      'Left in a hurry',
      'Daniel Reyes',
      'Maya',
      'coach@demo.test',
      'journal_key',
    ])
      expect(left).not.toContain(word);

    await page.unroute('**/api/observation');
    await signInAndLand(page, 'coach');
    const coach = await api('coach');
    await expect
      .poll(
        async () => {
          const { observation } = await (await coach.get(`observation/${uid}`)).json();
          return observation.items.map((item: { data: string }) => item.data);
        },
        { timeout: 30_000 },
      )
      .toEqual(['<p>Line 0</p>', '<p>Secret 1</p>', '<p>Secret 2</p>', '<p>Secret 3</p>']);
  });

  test('sends what was only just written, and asks nothing', async ({ page, signIn, api }) => {
    await signIn(page, 'coach');
    const uid = await startObservation(page, 'Daniel Reyes', 'Off to the next class');
    await addItem(page, 'Line 0');
    await expect(saved(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type('The last words');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/logout');
    await page.waitForURL((url) => url.pathname === '/');
    const { observation } = await (await (await api('coach')).get(`observation/${uid}`)).json();
    expect(observation.items.at(-1)).toMatchObject({ data: '<p>The last words</p>' });
  });
});

test('a list that cannot be read says so, and comes by itself when the network is back', async ({
  page,
  context,
  signInAndLand,
}) => {
  await signInAndLand(page, 'coach');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/interactions');
  const rows = page.getByRole('table', { name: 'Interactions' }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('The interactions could not be loaded.')).toBeVisible();
  await context.setOffline(false);
  await expect(rows.first()).toBeVisible();
});

test('an observation begins where the network has gone, is found again on the device, and sent later', async ({
  page,
  context,
  signInAndLand,
  api,
}) => {
  test.slow();
  await signInAndLand(page, 'coach');
  await startedWithWorker(page, 'The lesson before');
  await page.goto('/interactions');
  await expect(page.getByRole('table', { name: 'Interactions' })).toBeVisible();
  await page.goto('/config');
  await fillIn(page, 'Daniel Reyes', 'Begun without a network');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start observation' }).click();
  await page.waitForURL(/\/observation\//);
  const uid = page.url().split('/').at(-1)!;
  // The code of the editor may have come, or not.
  const write = async (line: number, words: string) => {
    await page.getByRole('button', { name: /^Add/ }).first().click();
    await expect(page.getByRole('textbox', { name: new RegExp(`^item ${line},`) })).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press('Escape');
  };
  await write(1, 'Before anybody knew');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Before anybody knew')).toBeVisible();

  await page.goto('/interactions');
  const begun = page.getByRole('region', { name: 'Only on this device so far' });
  await expect(begun).toContainText('Begun without a network with Daniel Reyes');
  await expect(page.getByText('The interactions could not be loaded.')).toBeVisible();
  await begun.getByRole('link', { name: 'Begun without a network' }).click();
  await write(2, 'And one more');

  await context.setOffline(false);
  await expect(saved(page)).toBeVisible({ timeout: 60_000 });
  const coach = await api('coach');
  const { observation } = await (await coach.get(`observation/${uid}`)).json();
  expect(observation).toMatchObject({
    title: 'Begun without a network',
    client_embed: { username: 'Daniel Reyes' },
  });
  expect(observation.items.map((item: { data: string }) => item.data)).toEqual([
    '<p>Before anybody knew</p>',
    '<p>And one more</p>',
  ]);
  await page.goto('/interactions');
  await expect(page.getByRole('link', { name: 'Begun without a network' })).toBeVisible();
  await expect(begun).toHaveCount(0);
});

test('who logs out without a network is logged out: the account does not open again by itself', async ({
  page,
  context,
  signInAndLand,
}) => {
  await signInAndLand(page, 'coach');
  const uid = await startedWithWorker(page, 'Left without a network');

  await context.setOffline(true);
  await page.goto('/logout');
  await page.waitForURL('**/login', { waitUntil: 'commit' });
  await expect(page.getByText('You are logged out on this device.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`/observation/${uid}`);
  await expect(next).toHaveURL(/\/login\?redirect_to=/);
  expect((await next.request.get('/api/user_session')).status()).toBe(401);
  await expect(page.getByText('You are logged out on this device.')).toBeHidden();
  await next.getByLabel('Email').fill('coach@demo.test');
  await next.getByLabel('Password', { exact: true }).fill(password);
  await next.getByRole('button', { name: 'Login' }).click();
  await expect(next.getByText('Line 0')).toBeVisible();
});
