import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { codeSentTo, mailsTo } from '../platform/mail';
import { expect, password, test } from '../platform/test';

const alsoGood = 'another-good-one-2';

/** Signs up a new person through the wizard; answers when the plan is shown. */
async function signUp(page: Page, address: string, email: string): Promise<void> {
  await page.goto('/signup?plan=yearly');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').fill(await codeSentTo(page.request, address, email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Lind');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.waitForURL('**/payment?product=yearly');
}

async function logIn(page: Page, email: string, typed: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Login' }).click();
}

test.describe('signing in by code', () => {
  test('with the email alone a code is sent, and leads where one was going', async ({ page, machine }) => {
    await page.goto('/login?redirect_to=/interactions');
    await page.getByLabel('Email').fill('amara@demo.test');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/verification?**');
    const code = await codeSentTo(page.request, machine.address, 'amara@demo.test');
    // All that is asked for there has the focus.
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.keyboard.type(`${code}7`);
    await expect(page.getByText('Please use 6 digits, current length: 7')).toBeVisible();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/interactions');
  });

  test('an email in the address starts it at once; a wrong code says so under the field', async ({
    page,
    machine,
  }) => {
    await page.goto('/login?email=lucas@demo.test');
    await page.waitForURL('**/verification?email=lucas**');
    const code = await codeSentTo(page.request, machine.address, 'lucas@demo.test');
    await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/./);
    await expect(page).toHaveURL(/verification/);
  });

  test('an address without an account is answered alike, and gets no code to log in with', async ({
    page,
    machine,
  }) => {
    await page.goto('/request_reset');
    await page.getByLabel('Email').fill('nobody@school.test');
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.waitForURL('**/verification?email=nobody**');
    await expect(page.getByText(/a code with 6 digits is on its way/)).toBeVisible();
    expect(await mailsTo(page.request, machine.address, 'nobody@school.test')).toEqual([]);
  });
});

test('a forgotten password is replaced by a code and a new one', async ({ page, machine }) => {
  const email = 'grace@demo.test';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Reset Password' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').fill(await codeSentTo(page.request, machine.address, email));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/new_password');
  await page.getByLabel('Password', { exact: true }).fill(alsoGood);
  await page.getByLabel('Confirm password').fill(`${alsoGood}x`);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm password').fill(alsoGood);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/logout');
  await page.waitForURL((url) => url.pathname === '/');
  await logIn(page, email, password);
  await expect(page.getByText(/do not belong together/)).toBeVisible();
  await logIn(page, email, alsoGood);
  await page.waitForURL('**/dashboard');
});

test('all of sign-up can be done by keyboard', async ({ page, machine }) => {
  const email = 'keyboard@school.test';
  await page.goto('/signup?plan=monthly');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code').waitFor();
  const code = await codeSentTo(page.request, machine.address, email);
  await page.getByLabel('Code').focus();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByLabel('First name').waitFor();
  await page.getByLabel('First name').focus();
  await page.keyboard.type('Kai');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Berg');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/payment?product=monthly');
  await expect(page.getByRole('heading', { name: 'Complete, monthly' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $12 a month' })).toBeVisible();
});

test('an address that holds the code starts at the second step', async ({ page, machine }) => {
  const email = 'link@school.test';
  await page.request.post(`${machine.address}/api/login_check`, { data: { email } });
  const code = await codeSentTo(page.request, machine.address, email);
  await page.goto(`/signup?plan=free&email=${email}&verify=${code}`);
  await expect(page.getByLabel('Code')).toHaveValue(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('somebody who has a school jumps past the details and pays for nothing', async ({ page, machine }) => {
  const email = 'samuel@demo.test';
  await page.goto('/signup?plan=free');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').fill(await codeSentTo(page.request, machine.address, email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');
});

test.describe('the profile', () => {
  test('names move initials and user name along; a user name of one’s own stays', async ({
    page,
    machine,
  }) => {
    await signUp(page, machine.address, 'names@school.test');
    await page.goto('/profile');
    await page.getByLabel('First name').fill('Ada');
    await expect(page.getByLabel('User name')).toHaveValue('Ada Lind');
    await expect(page.getByLabel('Initials')).toHaveValue('AL');
    await page.getByLabel('User name').fill('Ms Lind');
    await page.getByLabel('Last name').fill('Berg');
    await expect(page.getByLabel('User name')).toHaveValue('Ms Lind');
    await expect(page.getByLabel('Initials')).toHaveValue('AB');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('User Ms Lind updated successfully')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('User name')).toHaveValue('Ms Lind');
  });

  test('all that is one’s own comes as one archive, and nothing that one may not read', async ({
    page,
    signIn,
    api,
  }) => {
    const coach = await api('coach');
    const titled = { client: 'demo-coachee', title: 'For my eyes', visibility: 'private' };
    const made = await coach.post('observation', { data: { observation: titled } });
    const { observation } = await made.json();
    await signIn(page, 'coachee');
    await page.goto('/profile');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const saved = await saving;
    await expect(page.getByText('Your data was downloaded.')).toBeVisible();
    expect(saved.suggestedFilename()).toBe('my-data.zip');
    const archive = readFileSync(await saved.path(), 'latin1');
    for (const path of [
      'manifest.json',
      'account.json',
      'interactions.csv',
      'observation/demo-observation-0-2',
    ])
      expect(archive).toContain(path);
    expect(archive).not.toContain(observation.uid);
  });

  test('a name cannot be emptied: the field says so, and what else was typed stays', async ({
    page,
    machine,
  }) => {
    await signUp(page, machine.address, 'nameless@school.test');
    await page.goto('/profile');
    await page.getByLabel('User name').fill('Ms Lind');
    await page.getByLabel('First name').fill(' ');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Field is required');
    await expect(page.getByLabel('User name')).toHaveValue('Ms Lind');
    // What was typed may be there after a reload, too; nothing of it was saved.
    const session = await (await page.request.get('/api/user_session')).json();
    expect(session.user).toMatchObject({ first_name: 'Nora', username: 'Nora Lind' });
  });

  test('a picture is cut square and shown; what is no picture is refused', async ({ page, machine }) => {
    await signUp(page, machine.address, 'picture@school.test');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Add a picture' }).click();
    const message = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.message();
    });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>no</p>') });
    expect(await message).toBe('Your choice is not a picture');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/updated successfully/)).toBeVisible();
    const avatar = page.getByRole('button', { name: /^Account of/ }).locator('img');
    await expect(avatar).toBeVisible();
    const shape = await avatar.evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      image.naturalHeight,
    ]);
    expect(shape[0]).toBeGreaterThan(0);
    expect(shape[0]).toBe(shape[1]);
  });

  test('an email is added once it is proven, signs in, and can be taken away again', async ({
    page,
    machine,
  }) => {
    await signUp(page, machine.address, 'first@school.test');
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: /^Remove first/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'New Email' }).click();
    await page.getByRole('dialog').getByLabel('Email').fill('second@school.test');
    await page.getByRole('dialog').getByRole('button', { name: 'Send code' }).click();
    await page
      .getByRole('dialog')
      .getByLabel('Code')
      .fill(await codeSentTo(page.request, machine.address, 'second@school.test'));
    await page.getByRole('dialog').getByRole('button', { name: 'Add email' }).click();
    await expect(page.getByRole('cell', { name: 'second@school.test', exact: true })).toBeVisible();
    await page.goto('/logout');
    await page.waitForURL((url) => url.pathname === '/');
    await logIn(page, 'second@school.test', password);
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Remove first@school.test' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove email' }).click();
    await expect(page.getByRole('cell', { name: 'first@school.test', exact: true })).toHaveCount(0);
  });

  test('signing out everywhere else ends other sessions and keeps this one', async ({
    page,
    browser,
    machine,
  }) => {
    const email = 'everywhere@school.test';
    await signUp(page, machine.address, email);
    const elsewhere = await browser.newContext({ baseURL: machine.address });
    const other = await elsewhere.newPage();
    await logIn(other, email, password);
    await other.waitForURL((url) => url.pathname !== '/login');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByText('Signed out everywhere else')).toBeVisible();
    await expect
      .poll(async () => (await other.request.get(`${machine.address}/api/user_session`)).status())
      .toBe(401);
    expect((await page.request.get(`${machine.address}/api/user_session`)).status()).toBe(200);
    await elsewhere.close();
  });

  test('a deleted account cannot sign in any more', async ({ page, machine }) => {
    const email = 'leaving@school.test';
    await signUp(page, machine.address, email);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await logIn(page, email, password);
    await expect(page.getByText(/do not belong together/)).toBeVisible();
  });

  test('shows where one belongs, and Close leads back', async ({ page, signIn }) => {
    await signIn(page, 'coach');
    await page.goto('/interactions');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Where you belong' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Cedar Grove School District')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.waitForURL('**/interactions');
  });
});
