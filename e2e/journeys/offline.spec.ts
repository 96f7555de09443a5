import { expect, test } from '../platform/test';
import { addItem, saved, startObservation } from '../platform/timeline';

test.use({ serviceWorkers: 'allow' });

test('the application and the open observation load without a network; what is typed is sent later', async ({
  page,
  context,
  signIn,
  api,
}) => {
  test.slow();
  await signIn(page, 'coach');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const uid = await startObservation(page, 'Daniel Reyes', 'No network in room 12');
  await addItem(page, 'Line 0');
  await expect(saved(page)).toBeVisible();
  // Once more with the worker in charge, so that everything it needs has passed through it.
  await page.reload();
  await page.getByRole('button', { name: /^Edit item 1,/ }).click();
  await expect(page.getByRole('textbox', { name: /^item 1,/ })).toBeVisible();

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

test('an observation that was read before can be read without a network', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page, 'coachee');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/observation/demo-observation-0-0');
    await page.getByRole('list', { name: 'Script' }).waitFor();
  }
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Script' })).toBeVisible();
});

test('nothing of a person is left for the next one on the same device', async ({ page, context, signIn }) => {
  await signIn(page, 'coachee');
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
