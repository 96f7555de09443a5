import type { Page } from '@playwright/test';
import { expect, test } from '../platform/test';

/** Opens the settings of an observation and confirms its deletion, which the server is made to answer otherwise. */
async function tryToDelete(page: Page) {
  await page.goto('/config/demo-observation-0-2');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
}

const deleted = '**/api/observation/demo-observation-0-2';
const toast = (page: Page) => page.getByLabel('Notifications').getByRole('alert');

test("a 400, a 403 and a 404 show the server's sentence as a red toast", async ({ page, signIn }) => {
  await signIn(page, 'coach');
  for (const status of [400, 403, 404])
    await test.step(`${status}`, async () => {
      const message = `Refused with ${status}.`;
      await page.unroute(deleted);
      await page.route(deleted, (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ status, json: { message } })
          : route.continue(),
      );
      await tryToDelete(page);
      await expect(toast(page)).toContainText(message);
      await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeEnabled();
    });
});

test('a 500 says that it was reported, with a link to support', async ({ page, signIn }) => {
  await signIn(page, 'coach');
  await page.route(deleted, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await tryToDelete(page);
  await expect(toast(page)).toContainText(
    'There was an error that was automatically reported to the development team. Please refresh your page and try again. If this continues to be an issue, please email support',
  );
  await expect(toast(page).getByRole('link', { name: 'email support' })).toHaveAttribute('href', /^mailto:/);
});

test('a 401 leads to the login, and from there back', async ({ page, signIn, machine }) => {
  await signIn(page, 'coach');
  await page.goto('/config/demo-observation-0-2');
  await expect(page.getByLabel('Title')).toHaveValue(/./);
  // The session ends elsewhere: signed out in another tab.
  await page.request.post(`${machine.address}/api/logout`, { headers: { origin: machine.address } });
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.waitForURL(
    (url) =>
      url.pathname === '/login' && url.searchParams.get('redirect_to') === '/config/demo-observation-0-2',
  );
});

test('a session that ends while a coach types loses nothing', async ({ page, signIn, machine, api }) => {
  await signIn(page, 'coach');
  await page.goto('/observation/demo-observation-0-2');
  await page.getByRole('button', { name: /^Add/ }).click();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.request.post(`${machine.address}/api/logout`, { headers: { origin: machine.address } });
  await page.keyboard.type('Typed after');
  // The page learns of the end in the middle of what she types.
  const refused = page.waitForResponse((response) => response.status() === 401);
  release();
  await refused;
  await page.keyboard.type(' the session had ended', { delay: 60 });
  await page.waitForURL((url) => url.pathname === '/login');
  await page.getByLabel('Email').fill('coach@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('Coaching-demo-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/observation/demo-observation-0-2');
  await expect(page.getByText('Typed after the session had ended')).toBeVisible();
  const coach = await api('coach');
  await expect
    .poll(async () => (await (await coach.get('observation/demo-observation-0-2')).json()).observation.items)
    .toContainEqual(expect.objectContaining({ data: '<p>Typed after the session had ended</p>' }));
});

test('with the server away the screen says so, and Retry brings it back', async ({ page, signInAndLand }) => {
  await signInAndLand(page, 'coach');
  await page.route('**/api/observations?*', (route) => route.abort());
  await page.goto('/interactions');
  await expect(page.getByText('The interactions could not be loaded.')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/observations?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table', { name: 'Interactions' })).toBeVisible();
});

test('logging out leads away even when the call fails', async ({ page, signInAndLand }) => {
  await signInAndLand(page, 'coach');
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500, body: '' }));
  // Held back, so that the words can be seen.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/logout', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/logout');
  await expect(page.getByText('Logging Out...')).toBeVisible();
  release();
  await page.waitForURL((url) => url.pathname !== '/logout');
});

test('sign-up says what is wrong with the email on step 1 and with the code on step 2', async ({ page }) => {
  await page.goto('/signup?plan=free');
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter an email address.');
  await page.getByLabel('Email').fill('errors@school.test');
  await page.getByLabel('Course code').fill('NO-SUCH-COURSE');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Course code')).toHaveAccessibleDescription(/course code/i);
  await page.getByLabel('Course code').fill('');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/code/i);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('a new password that the server refuses leaves everything as typed', async ({ page, signIn }) => {
  await signIn(page, 'coach');
  await page.goto('/new_password');
  await page.route('**/api/new_password', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByLabel('Password', { exact: true }).fill('a long enough one');
  await page.getByLabel('Confirm password').fill('a long enough one');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/error/);
  await expect(page.getByRole('button', { name: 'Save password' })).toBeEnabled();
  await expect(page.getByLabel('Confirm password')).toHaveValue('a long enough one');
});
