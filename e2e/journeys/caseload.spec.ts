import { expectNoFindings } from '../platform/axe';
import { openPhone } from '../platform/phone';
import { expect, test } from '../platform/test';

test('a coach sees on Monday whom she has not seen, changes the rhythm and begins an interaction from the row', async ({
  page,
  signInAndLand,
}) => {
  await signInAndLand(page, 'coach');
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  await menu.getByRole('link', { name: 'Coachees' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coachees' })).toBeVisible();
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'Daniel Reyes' })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: /Last interaction/ }).click();
  await expect(page).toHaveURL(/sortBy=last/);
  await page.getByLabel('Show').selectOption('not_seen');
  await expect(page).toHaveURL(/part=not_seen/);
  await page.reload();
  await expect(page.getByLabel('Show')).toHaveValue('not_seen');
  await page.getByLabel('Show').selectOption('all');
  const rhythm = page.getByLabel('Weeks between visits of Daniel Reyes');
  await rhythm.selectOption('12');
  await page.reload();
  await expect(rhythm).toHaveValue('12');
  await rhythm.selectOption('');
  await rows
    .filter({ hasText: 'Daniel Reyes' })
    .getByRole('button', { name: /Daniel Reyes/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: /^New / }).first().press('Enter');
  await expect(page).toHaveURL(/client_uid=demo-coachee/);
});

test('on a phone the coachees are cards; who is no coach finds no such list', async ({
  browser,
  baseURL,
  signIn,
  api,
}) => {
  const { phone, context } = await openPhone(browser, baseURL);
  await signIn(phone, 'coach');
  await phone.goto('/clients');
  const card = phone.getByRole('listitem').filter({ hasText: 'Daniel Reyes' });
  await expect(card).toBeVisible();
  await expectNoFindings(phone);
  const wide = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBe(0);
  await context.close();
  for (const stranger of ['coachee', 'solo', 'orgadmin2'] as const)
    expect((await (await api(stranger)).get('caseload/demo-coach')).status()).toBe(404);
  expect((await (await api('orgadmin')).get('caseload/demo-coach')).status()).toBe(200);
});
