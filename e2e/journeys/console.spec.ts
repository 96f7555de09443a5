import type { Page } from '@playwright/test';
import { openScreen } from '../platform/open-screen';
import { accounts, screens } from '../platform/screens';
import { expect, test } from '../platform/test';

// As in people's browsers: with it blocked, its absence is what the console reports.
test.use({ serviceWorkers: 'allow' });

const forEverybody = ['/', '/pricing', '/resources', '/terms', '/privacy'];
const forVisitors = ['/login', '/signup?plan=free', '/request_reset', '/verification?email=a@school.test'];

/** What the browser's console says is wrong, from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}

test('a visitor’s console says nothing is wrong', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const path of [...forEverybody, ...forVisitors]) await openScreen(page, path);
  expect(complaints).toEqual([]);
});

for (const account of accounts) {
  test(`the console of ${account} says nothing is wrong on any screen`, async ({ page, signIn }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await signIn(page, account);
    for (const { path, by } of screens) if (by.includes(account)) await openScreen(page, path);
    await page.goto('/logout');
    await page.waitForURL((url) => url.pathname !== '/logout');
    expect(complaints).toEqual([]);
  });
}
