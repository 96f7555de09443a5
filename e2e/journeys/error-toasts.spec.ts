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

const refused = [...read, { ...steps, call: 'getCoachActionSteps' as const, hasRetry: true }];

/** Opens a page whose call is refused, and has it read again where there is a way to. */
async function expectRefusal(page: Page, { path, call, hasRetry }: (typeof refused)[number], status = 403) {
  const message = `Refused with ${status} just now.`;
  await page.route(addressOf(call), (route) => route.fulfill({ status, json: { message } }));
  await page.goto(path);
  // Parts of a screen that fail alike say it once.
  await expect(toasts(page).filter({ hasText: message })).toHaveCount(1);
  const retry = page.getByRole('button', { name: 'Retry' });
  if (hasRetry) await expect(retry.first()).toBeVisible();
  await page.unroute(addressOf(call));
  if (!hasRetry) return;
  for (let left = await retry.count(); left > 0; left -= 1) {
    await retry.first().click();
    await expect(retry).toHaveCount(left - 1);
  }
}

for (const account of new Set(refused.map((row) => row.account)))
  test(`a refusal shows the server's sentence on each screen of a ${account}`, async ({ page, signIn }) => {
    const theirs = refused.filter((row) => row.account === account);
    test.setTimeout(30_000 + 15_000 * theirs.length);
    await signIn(page, account);
    for (const row of theirs) await test.step(row.name, () => expectRefusal(page, row));
  });

test("a 400 and a 404 show the server's sentence, too", async ({ page, signIn }) => {
  await signIn(page, 'coach');
  const profile = { name: 'profile', path: '/profile', account: 'coach', call: 'getUser' } as const;
  for (const status of [400, 404]) await test.step(`${status}`, () => expectRefusal(page, profile, status));
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
