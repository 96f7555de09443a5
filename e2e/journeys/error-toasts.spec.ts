import type { Page } from '@playwright/test';
import { expect, test } from '../platform/test';

/** Screens that read, and the call that each stands or falls with (spec 1 section 8). */
const screens = [
  { name: 'the dashboard', path: '/dashboard', call: '**/api/observations?*', hasRetry: true },
  {
    name: 'the dashboard’s action steps',
    path: '/dashboard',
    call: '**/api/action_steps_*/**',
    hasRetry: true,
  },
  { name: 'the interactions list', path: '/interactions', call: '**/api/observations?*', hasRetry: true },
  { name: 'the tools', path: '/tools', call: '**/api/tool_configs?*' },
  { name: 'an observation', path: '/observation/demo-observation-0-2', call: '**/api/observation/*' },
  {
    name: 'the settings of an observation',
    path: '/config/demo-observation-0-2',
    call: '**/api/observation/*',
  },
  { name: 'the profile', path: '/profile', call: '**/api/user/*', hasRetry: true },
];

const toasts = (page: Page) => page.getByLabel('Notifications').getByRole('alert').locator('> div');

for (const { name, path, call, hasRetry } of screens) {
  test(`${name}: a refusal shows the server's sentence, a failure its own with a way to write`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'coach');
    for (const status of [400, 403, 404]) {
      await page.route(call, (route) =>
        route.fulfill({ status, json: { message: `Refused with ${status}.` } }),
      );
      await page.goto(path);
      // Parts of a screen that fail alike say it once.
      await expect(toasts(page).filter({ hasText: `Refused with ${status}.` })).toHaveCount(1);
      if (hasRetry && status !== 404)
        await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
      await page.unroute(call);
    }
    await page.route(call, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(path);
    const reported = toasts(page).filter({ hasText: 'automatically reported to the development team' });
    await expect(reported).toHaveCount(1, { timeout: 20_000 });
    await expect(reported.getByRole('link', { name: 'email support' })).toHaveAttribute('href', /^mailto:/);
    if (!hasRetry) return;
    await page.unroute(call);
    const retry = page.getByRole('button', { name: 'Retry' });
    for (let left = await retry.count(); left > 0; left -= 1) {
      await retry.first().click();
      await expect(retry).toHaveCount(left - 1);
    }
  });
}
