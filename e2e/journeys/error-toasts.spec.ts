import { calls } from '@coaching/contracts';
import type { Page } from '@playwright/test';
import { screens } from '../platform/screens';
import { expect, test } from '../platform/test';

const toasts = (page: Page) => page.getByLabel('Notifications').getByRole('alert').locator('> div');

const read = screens.flatMap(({ name, path, by, reads }) =>
  reads ? [{ name, path, account: by[0]!, ...reads }] : [],
);

/** Where the dashboard reads besides. */
const steps = { name: 'action steps of the dashboard', path: '/dashboard', account: 'coach' } as const;

for (const { name, path, account, call, hasRetry } of [
  ...read,
  { ...steps, call: 'getCoachActionSteps' as const, hasRetry: true },
]) {
  const address = new RegExp(`/api${calls[call].path.replace(/:\w+/g, '[^/?]+')}(\\?|$)`);

  test(`${name}: a refusal shows the server's sentence, a failure its own with a way to write`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, account);
    const answer = await test.step('a refusal', async () => {
      const message = 'This is refused just now.';
      await page.route(address, (route) => route.fulfill({ status: 403, json: { message } }));
      await page.goto(path);
      return toasts(page).filter({ hasText: message });
    });
    // Parts of a screen that fail alike say it once.
    await expect(answer).toHaveCount(1);
    if (hasRetry) await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    await page.unroute(address);

    await page.route(address, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(path);
    const reported = toasts(page).filter({ hasText: 'automatically reported to the development team' });
    await expect(reported).toHaveCount(1, { timeout: 20_000 });
    await expect(reported.getByRole('link', { name: 'email support' })).toHaveAttribute('href', /^mailto:/);
    if (!hasRetry) return;
    await page.unroute(address);
    const retry = page.getByRole('button', { name: 'Retry' });
    for (let left = await retry.count(); left > 0; left -= 1) {
      await retry.first().click();
      await expect(retry).toHaveCount(left - 1);
    }
  });
}

for (const status of [400, 404])
  test(`a ${status} shows the server's sentence, too`, async ({ page, signIn }) => {
    await signIn(page, 'coach');
    const message = `Refused with ${status}.`;
    await page.route('**/api/user/*', (route) => route.fulfill({ status, json: { message } }));
    await page.goto('/profile');
    await expect(toasts(page).filter({ hasText: message })).toHaveCount(1);
  });
