import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Fills in the configure screen and starts; answers the new observation's uid.
 * @param visibility left as it is preselected when left out
 */
export async function startObservation(
  page: Page,
  coachee: string,
  title: string,
  visibility?: 'Shared' | 'Private',
): Promise<string> {
  await page.goto('/config');
  return fillInAndStart(page, coachee, title, visibility);
}

/** The same on a configure screen that is open. */
export async function fillInAndStart(
  page: Page,
  coachee: string,
  title: string,
  visibility?: 'Shared' | 'Private',
): Promise<string> {
  await fillIn(page, coachee, title);
  if (visibility) await page.getByRole('radio', { name: visibility }).check();
  await page.getByRole('button', { name: 'Start observation' }).click();
  await page.waitForURL('**/observation/*');
  await expect(page.getByRole('button', { name: /^Add/ }).first()).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

/** Who is observed and what in, on a configure screen that is open. */
export async function fillIn(page: Page, coachee: string, title: string): Promise<void> {
  await page.getByLabel('Coachee').click();
  await page.keyboard.type(coachee.split(' ')[0]!);
  await page.getByRole('option', { name: coachee }).click();
  await page.getByLabel('Title').fill(title);
}

/** Adds an item with its button and types into it. */
export async function addItem(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Add/ }).first().click();
  await expect(page.locator('[contenteditable=true]').last()).toBeFocused();
  await page.keyboard.type(text);
}

/** The indicator of a page or a part of it, once all is on the server; "Updated" is also said aloud, beside it. */
export function saved(within: Page | Locator): Locator {
  return within.getByText(/^(Saved|Updated)$/).first();
}
