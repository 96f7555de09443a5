import type { Page } from '@playwright/test';
import { expectNoFindings } from '../platform/axe';
import { expect, test } from '../platform/test';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const titles = (page: Page, name: string) => part(page, name).getByRole('listitem').getByRole('link');

test('a coach sees what is planned, soonest first, steps of both sides, and what was last', async ({
  page,
  signInAndLand,
}) => {
  await signInAndLand(page, 'coach');
  await expect(titles(page, 'Upcoming')).toHaveText([
    'Wait time, second look',
    'Planning: systems of equations',
    'Pairs at the board',
  ]);
  await expect(part(page, 'Upcoming').getByRole('listitem').first()).toContainText('In 2 days');
  await expect(part(page, 'Upcoming').getByRole('listitem').last()).toContainText('Private');
  await expect(titles(page, 'Coachee action steps')).toHaveCount(5);
  await expect(part(page, 'Coachee action steps').getByText('Overdue').first()).toBeVisible();
  await expect(titles(page, 'Your action steps').first()).toBeVisible();
  await expect(titles(page, 'Recent interactions')).toHaveCount(5);
  await expect(part(page, 'Recent interactions')).not.toContainText('Wait time, second look');
  await expect(part(page, 'With your coach')).toHaveCount(0);
});

test('a coachee sees their own steps and interactions, and nothing that is private', async ({
  page,
  signInAndLand,
}) => {
  await signInAndLand(page, 'coachee');
  await expect(titles(page, 'Upcoming')).toHaveText(['Wait time, second look']);
  await expect(part(page, 'Upcoming')).toContainText('Maya Okafor');
  await expect(titles(page, 'Your action steps').first()).toBeVisible();
  await expect(part(page, 'Coachee action steps')).toHaveCount(0);
  await expect(titles(page, 'Recent interactions')).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'New observation' })).toHaveCount(0);
});

test('an Organization Admin who has not begun yet has pictures of the place instead of empty lists', async ({
  page,
  signInAndLand,
}) => {
  await signInAndLand(page, 'orgadmin');
  await expect(part(page, 'Tools used')).toBeVisible();
  for (const list of ['Upcoming', 'Recent interactions', 'Coachee action steps'])
    await expect(part(page, list)).toHaveCount(0);
});

for (const account of ['content', 'billing']) {
  test(`${account}, who has no coach, reads nothing of one`, async ({ page, signIn }) => {
    await signIn(page, account);
    await page.goto('/dashboard');
    await expect(page.getByText('What needs your attention will be here.')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/coach|lesson/i);
  });
}

test('an Organization Admin opens with pictures, whose marks lead to the rows by the keyboard, also on a phone', async ({
  page,
  signInAndLand,
}) => {
  await signInAndLand(page, 'orgadmin');
  const minutes = part(page, 'Minutes by month');
  await expect(minutes.getByText(/minutes of coaching in twelve months/)).toBeVisible();
  await expectNoFindings(page);
  await page.emulateMedia({ media: 'print' });
  const edges = await minutes
    .locator('rect')
    .evaluateAll((marks) =>
      marks.map((mark) => getComputedStyle(mark).stroke).filter((edge) => edge !== 'none'),
    );
  expect(edges, 'on paper marks have edges that are seen without colour').not.toHaveLength(0);
  await page.emulateMedia({ media: null });
  const seen = part(page, 'When people were last seen');
  await seen.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(seen.getByRole('listitem').first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNoFindings(page);
  await minutes.getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: 'Time Log' })).toBeVisible();
  await expect(page).toHaveURL(/\/timelog\?start_date=(\d{4}-\d\d)&end_date=\1$/);
});

test('support, who has no coach, opens with pictures of the whole platform', async ({ page, signIn }) => {
  await signIn(page, 'support');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Coaching on the whole platform' })).toBeVisible();
});

test('holds on a phone', async ({ page, signInAndLand }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAndLand(page, 'coach');
  await expect(titles(page, 'Upcoming').first()).toBeInViewport();
  await expect(titles(page, 'Recent interactions')).toHaveCount(5);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNoFindings(page);
});
