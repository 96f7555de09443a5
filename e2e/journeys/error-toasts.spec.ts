import { calls } from '@coaching/contracts';
import type { Page } from '@playwright/test';
import { screens } from '../platform/screens';
import { expect, test } from '../platform/test';

const toasts = (page: Page) => page.getByLabel('Notifications').getByRole('alert').locator('> div');

const read = screens.flatMap(({ name, path, by, reads }) =>
  reads ? [{ name, path, account: reads.by ?? by[0]!, ...reads }] : [],
);

/** Where the dashboard reads besides. */
const steps = { name: 'action steps of the dashboard', path: '/dashboard', account: 'coach' } as const;

const addressOf = (call: keyof typeof calls) =>
  new RegExp(`/api${calls[call].path.replace(/:\w+/g, '[^/?]+')}(\\?|$)`);

for (const { name, path, account, call, hasRetry } of [
  ...read,
  { ...steps, call: 'getCoachActionSteps' as const, hasRetry: true },
])
  test(`${name}: a refusal shows the server's sentence`, async ({ page, signIn }) => {
    const message = 'This is refused just now.';
    await signIn(page, account);
    await page.route(addressOf(call), (route) => route.fulfill({ status: 403, json: { message } }));
    await page.goto(path);
    // Parts of a screen that fail alike say it once.
    await expect(toasts(page).filter({ hasText: message })).toHaveCount(1);
    if (!hasRetry) return;
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry.first()).toBeVisible();
    await page.unroute(addressOf(call));
    for (let left = await retry.count(); left > 0; left -= 1) {
      await retry.first().click();
      await expect(retry).toHaveCount(left - 1);
    }
  });

for (const status of [400, 404])
  test(`a ${status} shows the server's sentence, too`, async ({ page, signIn }) => {
    const message = `Refused with ${status}.`;
    await signIn(page, 'coach');
    await page.route(addressOf('getUser'), (route) => route.fulfill({ status, json: { message } }));
    await page.goto('/profile');
    await expect(toasts(page).filter({ hasText: message })).toHaveCount(1);
  });

for (const [path, call] of [
  ['/interactions', 'getInteractions'],
  ['/observation/demo-observation-0-2', 'getObservation'],
] as const)
  test(`a failure of ${path} shows its own sentence with a way to write`, async ({ page, signIn }) => {
    await signIn(page, 'coach');
    await page.route(addressOf(call), (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(path);
    const reported = toasts(page).filter({ hasText: 'automatically reported to the development team' });
    await expect(reported).toHaveCount(1, { timeout: 20_000 });
    await expect(reported.getByRole('link', { name: 'email support' })).toHaveAttribute('href', /^mailto:/);
  });
