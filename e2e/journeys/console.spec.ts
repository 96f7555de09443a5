import type { Page } from '@playwright/test';
import { expect, test } from '../platform/test';

// As in people's browsers: with it blocked, its absence is what the console reports.
test.use({ serviceWorkers: 'allow' });

const forEverybody = ['/', '/pricing', '/resources', '/terms', '/privacy'];
const forVisitors = ['/login', '/signup?plan=free', '/request_reset', '/verification?email=a@school.test'];
const forPeople = [
  '/dashboard',
  '/interactions',
  '/profile',
  '/payment',
  '/new_password',
  '/nowhere',
  '/user',
  '/tools',
  '/config',
];
const script = '/observation/demo-observation-0-2';

/** Roles with what they may open besides; every one of them may try the others' screens and is shown that they are not theirs. */
const roles: [account: string, more: string[]][] = [
  ['superuser', [script]],
  ['support', [script]],
  ['content', []],
  ['orgadmin', [script]],
  ['progadmin', []],
  ['coach', [script, '/config/demo-observation-0-2', '/interactions/demo-coachee']],
  ['coachee', [script]],
  ['billing', []],
  ['solo', []],
  ['expired', []],
];

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

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

test('a visitor’s console says nothing is wrong', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const path of [...forEverybody, ...forVisitors]) await open(page, path);
  expect(complaints).toEqual([]);
});

for (const [account, more] of roles) {
  test(`the console of ${account} says nothing is wrong on any screen`, async ({ page, signIn }) => {
    const complaints = complaintsOf(page);
    await signIn(page, account);
    for (const path of [...forPeople, ...more]) await open(page, path);
    await page.goto('/logout');
    await page.waitForURL((url) => url.pathname !== '/logout');
    expect(complaints).toEqual([]);
  });
}
