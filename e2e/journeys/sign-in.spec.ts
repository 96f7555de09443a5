import { expect, password, test } from '../platform/test';

test('a wrong password says so under the field and shows no toast', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('coach@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /do not belong together/,
  );
  // The sentence under the field, and no other.
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(1);
  await expect(page.getByLabel('Email')).toHaveValue('coach@demo.test');
});

test('a person signs in by keyboard alone and lands on the dashboard', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('coach@demo.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('somebody who is not signed in is asked to and then gets where they were going', async ({ page }) => {
  await page.goto('/interactions?page=1');
  await page.waitForURL(
    (url) => url.pathname === '/login' && url.searchParams.get('redirect_to') === '/interactions?page=1',
  );
  await page.getByLabel('Email').fill('coach@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/interactions?page=1');
});

test('redirect_to leads nowhere but to our own pages', async ({ page }) => {
  await page.goto('/login?redirect_to=https://elsewhere.example/');
  await page.getByLabel('Email').fill('coach@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
});

test('signing out ends the session everywhere in this browser', async ({ page, signIn, machine }) => {
  await signIn(page, 'coach');
  await page.goto('/logout');
  await page.waitForURL((url) => url.pathname === '/');
  expect((await page.request.get(`${machine.address}/api/user_session`)).status()).toBe(401);
  await page.goto('/dashboard');
  await page.waitForURL('**/login?redirect_to=%2Fdashboard');
});

test('a signed-in visitor of the home page goes to the dashboard', async ({ page, signIn }) => {
  await signIn(page, 'coachee');
  await page.goto('/');
  await page.waitForURL('**/dashboard');
});

test('a coach whose licence ended gets a message instead of being let in', async ({
  page,
  signInAndLand,
}) => {
  await signInAndLand(page, 'expired');
  await page.waitForURL('**/payment**');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
