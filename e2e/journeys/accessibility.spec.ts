import type { Page } from '@playwright/test';
import { expectNoFindings } from '../platform/axe';
import { expect, test } from '../platform/test';
import { startObservation } from '../platform/timeline';

const pages: [name: string, path: string, ready: (page: Page) => Promise<void>][] = [
  ['dashboard', '/dashboard', (page) => page.getByText('Recent interactions').waitFor()],
  [
    'interactions',
    '/interactions',
    (page) =>
      page
        .getByRole('link', { name: /fractions/i })
        .first()
        .waitFor(),
  ],
  ['tools', '/tools', (page) => page.getByText('Literacy Walkthrough').waitFor()],
  ['configure', '/config', (page) => page.getByLabel('Additional information').waitFor()],
  ['profile', '/profile', (page) => page.getByText('Where you belong').waitFor()],
  ['payment', '/payment?product=yearly', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  ['new password', '/new_password', (page) => page.getByLabel('Confirm password').waitFor()],
  ['not found', '/nowhere', (page) => page.getByText('Page not found').waitFor()],
  [
    'observation',
    '/observation/demo-observation-0-0',
    (page) => page.getByRole('button', { name: /^Add/ }).waitFor(),
  ],
];

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

  for (const [name, path, ready] of pages) {
    test(name, async ({ page, signIn }) => {
      await signIn(page, 'coach');
      await page.goto(path);
      await ready(page);
      await expectNoFindings(page);
    });
  }

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

for (const width of [360, 390, 768, 1440, 1920]) {
  test(`pages hold at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'coach');
    for (const [name, path, ready] of pages) {
      await page.goto(path);
      await ready(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, name).toBeLessThanOrEqual(0);
    }
  });
}
