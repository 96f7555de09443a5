import type { Page } from '@playwright/test';
import { expectNoFindings } from '../platform/axe';
import { codeSentTo, mailSaying, mailsTo } from '../platform/mail';
import { expect, password, test } from '../platform/test';

const chosen = 'another-good-one-2';
const phone = { width: 390, height: 844 };

/** Lets the server take this browser's session for an old one until it has confirmed who it is. */
async function growOld(page: Page, path: string, by: string[] = ['password', 'code']): Promise<void> {
  let isConfirmed = false;
  await page.route('**/api/confirm_session', async (route) => {
    const answer = await route.fetch();
    isConfirmed ||= answer.ok();
    await route.fulfill({ response: answer });
  });
  await page.route(`**/api/${path}`, (route) =>
    isConfirmed
      ? route.fallback()
      : route.fulfill({ status: 403, json: { message: 'Please confirm.', reason: 'confirm_first', by } }),
  );
}

const confirmDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });

async function typeNewPassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Password', { exact: true }).fill(chosen);
  await dialog.getByLabel('Confirm password').fill(chosen);
  await dialog.getByRole('button', { name: 'Save password' }).click();
}

test('an old session confirms with the password, and what was typed goes on by itself', async ({
  page,
  signIn,
  machine,
}) => {
  await signIn(page, 'ines');
  await page.goto('/profile');
  await growOld(page, 'new_password');
  await typeNewPassword(page);
  await confirmDialog(page).getByLabel('Your password').fill('guess');
  await confirmDialog(page).getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(confirmDialog(page).getByText('This is not your password.')).toBeVisible();
  await confirmDialog(page).getByLabel('Your password').fill(password);
  await confirmDialog(page).getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(/password updated successfully/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await mailSaying(page.request, machine.address, 'ines@demo.test', 'Your password was changed.');
});

test.describe('on a phone, by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('somebody without their password confirms by code before an email is added', async ({
    page,
    signIn,
    machine,
  }) => {
    await signIn(page, 'lena');
    await page.goto('/profile');
    await growOld(page, 'add_email');
    await page.getByRole('button', { name: 'New Email' }).tap();
    const dialog = page.getByRole('dialog', { name: 'New email' });
    await dialog.getByLabel('Email').fill('lena@home.test');
    await dialog.getByRole('button', { name: 'Send code' }).tap();
    await expectNoFindings(page);
    await confirmDialog(page).getByRole('button', { name: 'Use a code instead' }).tap();
    await confirmDialog(page).getByRole('button', { name: 'Send code' }).tap();
    const otp = await codeSentTo(page.request, machine.address, 'lena@demo.test');
    await confirmDialog(page).getByLabel('Code').fill(otp);
    await confirmDialog(page).getByRole('button', { name: 'Confirm', exact: true }).tap();
    await expect(confirmDialog(page)).toHaveCount(0);
    await expect(dialog.getByLabel('Email')).toHaveValue('lena@home.test');
    await dialog.getByLabel('Code').fill(await codeSentTo(page.request, machine.address, 'lena@home.test'));
    await dialog.getByRole('button', { name: 'Add email' }).tap();
    await expect(page.getByRole('cell', { name: 'lena@home.test', exact: true })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(phone.width);
  });
});

test('by keyboard: Escape closes the question alone, and what was typed below it stays', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'omar');
  await page.goto('/profile');
  await growOld(page, 'new_password');
  await page.getByRole('button', { name: 'Change Password' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(chosen);
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Confirm password')).toBeFocused();
  await page.keyboard.type(chosen);
  await page.keyboard.press('Enter');
  await expect(confirmDialog(page).getByLabel('Your password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(confirmDialog(page)).toHaveCount(0);
  await expect(dialog.getByLabel('Confirm password')).toHaveValue(chosen);
  await expect(dialog.getByText('Please confirm.')).toBeVisible();
  await dialog.getByLabel('Confirm password').focus();
  await page.keyboard.press('Enter');
  await expect(confirmDialog(page).getByLabel('Your password')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/password updated successfully/)).toBeVisible();
});

test('who never chose a password is offered a code alone', async ({ page, signIn, machine }) => {
  await signIn(page, 'noah');
  await page.goto('/profile');
  await growOld(page, 'new_password', ['code']);
  await typeNewPassword(page);
  await expect(confirmDialog(page).getByLabel('Your password')).toHaveCount(0);
  await confirmDialog(page).getByRole('button', { name: 'Send code' }).click();
  const otp = await codeSentTo(page.request, machine.address, 'noah@demo.test');
  await confirmDialog(page).getByLabel('Code').fill(otp);
  await confirmDialog(page).getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(/password updated successfully/)).toBeVisible();
});

test('an email that Support adds is confirmed by who receives it, who then signs in with it', async ({
  page,
  api,
  machine,
}) => {
  const email = 'samuel@new-home.test';
  const support = await api('support');
  expect((await support.post('add_email', { data: { uid: 'demo-samuel', email } })).ok()).toBe(true);
  const code = await codeSentTo(page.request, machine.address, email);
  const [mail] = await mailsTo(page.request, machine.address, email);
  const link = /https?:\S+\/verification\?\S+/.exec(mail!.text)?.[0];
  await page.goto(
    link ? new URL(link).pathname + new URL(link).search : `/verification?email=${email}&account=demo-samuel`,
  );
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.waitForURL('**/verification?email=samuel**');
  await page.getByLabel('Code').fill(await codeSentTo(page.request, machine.address, email, 2));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/new_password');
  const notice = `${email} can now be used to sign in to your account.`;
  await mailSaying(page.request, machine.address, 'samuel@demo.test', notice);
});

test('a code is entered for an email: without one, that is asked for first', async ({ page }) => {
  await page.goto('/verification');
  await page.waitForURL('**/request_reset');
  await page.goto('/verification?redirect_to=/interactions');
  await page.waitForURL('**/login?redirect_to=%2Finteractions');
});

test('mail and screen name the same minutes', async ({ page, machine }) => {
  const email = 'elena@demo.test';
  await page.goto('/request_reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.waitForURL('**/verification?email=elena**');
  const shown = /works for (\d+ minutes)/.exec(
    (await page.getByRole('main').innerText()).replace(/\s+/g, ' '),
  );
  await codeSentTo(page.request, machine.address, email);
  const [mail] = await mailsTo(page.request, machine.address, email);
  expect(mail!.text).toContain(`once, for ${shown![1]}.`);
});
