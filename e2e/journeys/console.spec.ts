import { complaintsOf, lookAtScreensOf } from '../platform/look-at-screens';
import { openScreen } from '../platform/open-screen';
import { accounts } from '../platform/screens';
import { expect, test } from '../platform/test';

// As in people's browsers: with it blocked, its absence is what the console reports.
test.use({ serviceWorkers: 'allow' });

const forEverybody = ['/', '/pricing', '/resources', '/terms', '/privacy'];
const forVisitors = ['/login', '/signup?plan=free', '/request_reset', '/verification?email=a@school.test'];

test('a visitor’s console says nothing is wrong', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const path of [...forEverybody, ...forVisitors]) await openScreen(page, path);
  expect(complaints).toEqual([]);
});

// A coach's, which are most, stand in accessibility.spec.ts, for both workers to have their share.
for (const account of accounts) if (account !== 'coach') lookAtScreensOf(account);
