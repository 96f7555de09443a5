import type { Page } from '@playwright/test';
import { codeSentTo } from '../platform/mail';
import { expect, password, test } from '../platform/test';

/** Goes through the wizard, which is open; answers when the plans are shown. */
async function signUp(page: Page, address: string, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').fill(await codeSentTo(page.request, address, email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill('Bo');
  await page.getByLabel('Last name').fill('Payne');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.waitForURL('**/payment?product=**');
}

const menu = (page: Page) => page.getByRole('button', { name: 'Account of Bo Payne' });

test('from the home page through the free week to the dashboard', async ({ page, machine }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try it free for a week' }).first().click();
  await signUp(page, machine.address, 'free-week@school.test');
  await page.goto('/dashboard');
  await page.waitForURL('**/payment?redirect_to=%2Fdashboard');
  await page.getByRole('button', { name: 'Start the free week' }).press('Enter');
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('link', { name: 'New observation' })).toBeVisible();
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Billing' }).click();
  await expect(page.getByRole('main').getByText(/Your free week runs until \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the free week' })).toHaveCount(0);
});

test('who pays arrives where they were going, and cancels under Billing', async ({ page, machine }) => {
  await page.goto('/signup?plan=obs_monthly');
  await signUp(page, machine.address, 'pays@school.test');
  await page.goto('/interactions?query=maths');
  await page.waitForURL('**/payment?redirect_to=**');
  await page.getByRole('button', { name: 'Pay $7 a month' }).click();
  await expect(page.getByText('This is a test: no card is asked for and no money moves.')).toBeVisible();
  await page.getByRole('button', { name: 'Pretend to pay $7' }).click();
  await page.waitForURL('**/interactions?query=maths');
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Billing' }).click();
  await page.getByRole('button', { name: 'Upgrade your plan' }).click();
  await page.getByRole('button', { name: /^Switch to .*\$12 a month/ }).click();
  await expect(page.getByRole('table').getByText('$7')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel this plan' }).click();
  await expect(page.getByText(/Ends on \d\d\/\d\d\/\d{4}/)).toBeVisible();
});
