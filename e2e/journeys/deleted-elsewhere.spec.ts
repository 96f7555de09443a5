import { expect, test } from '../platform/test';
import { addItem, saved, startObservation } from '../platform/timeline';

test('words that are unsent when their observation is deleted elsewhere are shown, named and discarded', async ({
  page,
  context,
  signInAndLand,
  api,
}) => {
  test.slow();
  await signInAndLand(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', 'Deleted meanwhile');
  await addItem(page, 'Line 0');
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Words to find again');
  await expect(page.getByRole('status').filter({ hasText: 'Offline, kept on this device' })).toBeVisible({
    timeout: 30_000,
  });
  const coach = await api('coach');
  expect((await coach.delete(`observation/${uid}`)).status()).toBe(200);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('about:blank');
  await context.setOffline(false);

  await page.goto('/dashboard');
  const notice = page.getByRole('region', { name: 'Only on this device so far' });
  await expect(notice.getByText(/changes of yours that only this device has/)).toBeVisible();
  await notice.getByRole('link', { name: 'Deleted meanwhile' }).click();
  await expect(page.getByText('Words to find again')).toBeVisible();
  await page.getByRole('button', { name: /^Not saved/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Not saved' });
  await expect(dialog.getByText(/This was not found/)).toBeVisible();
  await page.screenshot({ path: '../.build/test/deleted-elsewhere.png' });
  await page.keyboard.press('Escape');

  await page.goto('/logout');
  await expect(page.getByText(/The server does not take/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await notice.getByRole('button', { name: 'Discard the changes to Deleted meanwhile' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(notice).toHaveCount(0);
  await page.goto(`/observation/${uid}`);
  await expect(page.getByRole('button', { name: 'Look again' })).toBeVisible();
  await expect(page.getByText('Words to find again')).toHaveCount(0);
});
