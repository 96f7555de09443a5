import { expect, test } from '../platform/test';
import { addItem, saved, startObservation } from '../platform/timeline';

/** What stands between a classroom and the platform answers in its place. */
const answers = [
  { name: 'the network asks to sign in', status: 200 },
  { name: 'a filter holds pages back', status: 403 },
  { name: 'a server between wants a name', status: 401 },
];

for (const { name, status } of answers)
  test(`while ${name}, lines are kept on the device, and sent once it no longer does`, async ({
    page,
    signIn,
    api,
  }) => {
    await signIn(page, 'coach');
    const uid = await startObservation(page, 'Daniel Reyes', 'Something between');
    await addItem(page, 'Before');
    await expect(saved(page)).toBeVisible();
    const between = '<!doctype html><p>This network belongs to the school.</p>';
    await page.route('**/api/observation', (route) =>
      route.fulfill({ status, contentType: 'text/html', body: between }),
    );
    await page.keyboard.press('Tab');
    await page.keyboard.type('Meanwhile');
    await expect(page.getByRole('status').filter({ hasText: 'Offline, kept on this device' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page).toHaveURL(new RegExp(`/observation/${uid}$`));
    await page.unroute('**/api/observation');
    await page.keyboard.type(', and after');
    await expect(saved(page)).toBeVisible({ timeout: 30_000 });
    const { observation } = await (await (await api('coach')).get(`observation/${uid}`)).json();
    expect(observation.items.map(({ data }: { data: string }) => data)).toEqual([
      '<p>Before</p>',
      '<p>Meanwhile, and after</p>',
    ]);
  });
