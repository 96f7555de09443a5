import type { Page } from '@playwright/test';
import { expect, test } from '../platform/test';
import { startObservation } from '../platform/timeline';

const notice = (page: Page) => page.getByRole('region', { name: 'Whose account this is' });

/** Becomes somebody from the list of users. */
async function become(page: Page, name: string, reason: string) {
  await page.goto('/user');
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Become User' }).click();
  const dialog = page.getByRole('dialog', { name: `Become ${name}?` });
  await dialog.getByRole('button', { name: 'Become User' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Become User' }).click();
  await expect(notice(page)).toContainText(name);
}

test('support sees what a coach sees for half an hour, nothing private, and the coach can read of it', async ({
  page,
  browser,
  machine,
  signInAndLand,
}) => {
  const coach = await browser.newPage({ baseURL: machine.address });
  await signInAndLand(coach, 'coach');
  const hidden = await startObservation(coach, 'Daniel Reyes', 'For nobody else', 'Private');
  const open = await startObservation(coach, 'Daniel Reyes', 'For all to read', 'Shared');

  await signInAndLand(page, 'support');
  await become(page, 'Maya Okafor', 'She cannot find her script');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(notice(page)).toContainText(/(29|30) min left/);
  await page.goto(`/observation/${open}`);
  await expect(page.getByRole('heading', { name: 'For all to read' })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.goto(`/observation/${hidden}`);
  await expect(page.getByRole('main').getByText('This was not found')).toBeVisible();
  await page.goto('/interactions');
  await expect(page.getByText('For all to read').first()).toBeVisible();
  await expect(page.getByText('For nobody else')).toHaveCount(0);

  await page.goto('/profile');
  await expect(page.getByText('This is for the person alone')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Password' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Deleting' })).toHaveCount(0);
  const refused = await page.request.delete(`/api/observation/${open}`);
  expect(refused.status()).toBe(403);

  await notice(page).getByRole('button', { name: 'Go back to' }).click();
  await expect(page).toHaveURL(/\/user$/);
  await expect(notice(page)).toHaveCount(0);

  await coach.goto('/profile');
  const accesses = coach.getByRole('region', { name: 'Who was in your account' });
  await expect(accesses).toContainText('She cannot find her script');
  await coach.close();
});

test('another page of the same browser goes on as whoever is signed in now', async ({
  page,
  context,
  signInAndLand,
}) => {
  await signInAndLand(page, 'superuser');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await become(page, 'Daniel Reyes', 'To see his dashboard');
  await expect(notice(other)).toContainText('Daniel Reyes');
  await notice(other).getByRole('button', { name: 'Go back to' }).click();
  await expect(notice(page)).toHaveCount(0);
});

test('once the time is over a page goes back by itself', async ({ page, signInAndLand }) => {
  await signInAndLand(page, 'superuser');
  await become(page, 'Daniel Reyes', 'To see what is next');
  await page.route('**/api/action_steps*/**', (route) =>
    route.fulfill({ status: 403, json: { message: 'Over.', reason: 'become_over' } }),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/user$/);
  await expect(notice(page)).toHaveCount(0);
});
