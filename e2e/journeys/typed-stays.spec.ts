import type { Page } from '@playwright/test';
import { expect, password, test } from '../platform/test';

/** The session ends elsewhere; the next call of this page is answered that nobody is signed in. */
const endSession = (page: Page) => page.context().clearCookies();

async function signInAgain(page: Page, account: string): Promise<void> {
  await page.getByLabel('Email').fill(`${account}@demo.test`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function fillConfig(page: Page): Promise<void> {
  await page.goto('/config');
  await page.getByLabel('Coachee').fill('Amara');
  await page.getByRole('option', { name: /Amara/ }).click();
  await page.getByLabel('Title').fill('Fractions, third lesson');
  const editor = page.getByRole('textbox', { name: 'Additional information' });
  await editor.click();
  await page.keyboard.type('She asked for wait time.');
}

/** Fills a new observation, whose sending leads to the login because the session has ended. */
async function sendConfigAfterTheEnd(page: Page): Promise<void> {
  await fillConfig(page);
  await endSession(page);
  await page.getByRole('button', { name: 'Start observation' }).click();
  await page.waitForURL('**/login?redirect_to=%2Fconfig');
  // The address is there before the page is.
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Your session has ended.' })).toBeVisible();
}

async function expectFilled(page: Page): Promise<void> {
  await expect(page.getByLabel('Title')).toHaveValue('Fractions, third lesson');
  await expect(page.getByLabel('Coachee')).toHaveValue(/Amara/);
  await expect(page.getByRole('textbox', { name: 'Additional information' })).toHaveText(
    'She asked for wait time.',
  );
}

test('what was typed into a new observation is there after signing in again, and is saved', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'coach');
  await sendConfigAfterTheEnd(page);
  await signInAgain(page, 'coach');
  await page.waitForURL('**/config');
  await expect(page.getByText('What you typed is here again.')).toBeVisible();
  await expectFilled(page);
  await page.getByRole('button', { name: 'Start observation' }).click();
  await page.waitForURL('**/observation/**');
  await page.goto('/config');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('also when the page was put away at the login page', async ({ page, signIn }) => {
  await signIn(page, 'coach');
  await sendConfigAfterTheEnd(page);
  await page.reload();
  await signInAgain(page, 'coach');
  await page.waitForURL('**/config');
  await expectFilled(page);
});

test('somebody else who signs in on the device sees nothing of it, nor who leaves the form', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'coach');
  await sendConfigAfterTheEnd(page);
  await signInAgain(page, 'coach2');
  await page.waitForURL('**/config');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.getByLabel('Title').fill('Left behind');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('**/interactions');
  await page.goto('/config');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('names typed into the profile are there after signing in again', async ({ page, signIn }) => {
  await signIn(page, 'lena');
  await page.goto('/profile');
  await page.getByLabel('User name').fill('Ms Fischer');
  await endSession(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL('**/login?redirect_to=%2Fprofile');
  await signInAgain(page, 'lena');
  await page.waitForURL('**/profile');
  await expect(page.getByLabel('User name')).toHaveValue('Ms Fischer');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('User Ms Fischer updated successfully')).toBeVisible();
});
