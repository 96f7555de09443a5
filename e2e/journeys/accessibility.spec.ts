import { expectNoFindings } from '../platform/axe';
import { lookAtScreensOf } from '../platform/look-at-screens';
import { test } from '../platform/test';
import { startObservation } from '../platform/timeline';

test.describe('as in people’s browsers', () => {
  test.use({ serviceWorkers: 'allow' });
  lookAtScreensOf('coach');
});

test.describe('axe', () => {
  test('home and login', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoFindings(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Please enter your email.').waitFor();
    await expectNoFindings(page);
  });

  test('while writing, with a menu open, and as the coachee', async ({ page, signIn }) => {
    await signIn(page, 'coach');
    await page.goto('/observation/demo-observation-0-1');
    await page.getByRole('button', { name: /^Edit item 1,/ }).click();
    await page.getByRole('textbox', { name: /^item 1,/ }).waitFor();
    await expectNoFindings(page);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menu').waitFor();
    await expectNoFindings(page);
    await page.goto('/logout');
    await page.waitForURL((url) => url.pathname === '/');
    await signIn(page, 'coachee');
    await page.goto('/observation/demo-observation-0-0');
    await page.getByRole('list', { name: 'Script' }).waitFor();
    await expectNoFindings(page);
  });

  test('what is private, its questions, and where there is nothing to read', async ({ page, signIn }) => {
    await signIn(page, 'coach');
    const uid = await startObservation(page, 'Daniel Reyes', 'Private', 'Private');
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Share now' }).click();
    await page.getByRole('dialog').waitFor();
    await expectNoFindings(page);
    await page.goto('/config');
    await page.getByRole('button', { name: 'Change what new observations start with' }).click();
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
    await expectNoFindings(page);
    await page.goto('/logout');
    await page.waitForURL((url) => url.pathname === '/');
    await signIn(page, 'coachee');
    await page.goto(`/observation/${uid}`);
    await page.getByRole('button', { name: 'Look again' }).waitFor();
    await expectNoFindings(page);
  });
});
