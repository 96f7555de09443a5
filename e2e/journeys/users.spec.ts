import { expectNoFindings } from '../platform/axe';
import { expect, test } from '../platform/test';

for (const account of ['superuser', 'support', 'content']) {
  test(`${account} starts at the users`, async ({ page, signInAndLand }) => {
    await signInAndLand(page, account);
    await page.waitForURL('**/user');
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  });
}

test('staff find people by role, organization and words, and the address says which', async ({
  page,
  signInAndLand,
}) => {
  await signInAndLand(page, 'support');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await page.getByRole('button', { name: 'Filter by Roles' }).click();
  // By its words, as people press it.
  await page
    .locator('label')
    .filter({ hasText: /^Coach$/ })
    .click();
  await page.getByLabel('Organization').selectOption('Lakeside Academy');
  await expect(row('coach2@demo.test')).toBeVisible();
  await expect(row('coach@demo.test')).toHaveCount(0);
  await expect(page).toHaveURL(/role=Coach&organization_uid=/);
  await page.reload();
  await expect(row('coach2@demo.test')).toContainText('Lakeside Academy');
  await page.getByLabel('Organization').selectOption('Every organization');
  await page.getByRole('searchbox').fill('solo@');
  await expect(row('solo@demo.test')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('staff work in an organization they choose, and close it in the header', async ({
  page,
  signInAndLand,
}) => {
  await signInAndLand(page, 'superuser');
  await page.getByLabel('Organization').selectOption('Cedar Grove School District');
  await page.getByRole('button', { name: 'Work in Cedar Grove School District' }).click();
  const close = page.getByRole('banner').getByRole('button', { name: 'Close Cedar Grove School District' });
  await close.click();
  await expect(close).toHaveCount(0);
  await page.waitForURL('**/user');
});

test('the users on a phone are cards, without a fault to be found', async ({ page, signInAndLand }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAndLand(page, 'superuser');
  await expect(page.getByRole('list', { name: 'Users' }).getByRole('listitem').first()).toBeVisible();
  await expectNoFindings(page);
});

test('coaches and coachees have no list of users', async ({ page, signIn, api }) => {
  await signIn(page, 'coach');
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not for your role');
  const coachee = await api('coachee');
  const { users } = await (await coachee.get('users?role=Coach')).json();
  expect(users).toEqual([]);
});
