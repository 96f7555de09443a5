import { expect, type Locator, type Page } from '@playwright/test';

/** Tab stops that a screen may have before we say that something cannot be reached. */
const MOST_STOPS = 80;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Goes to something as somebody without a mouse does: Tab by Tab, or Shift+Tab, until it has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not among the first ${MOST_STOPS} stops of ${key}`);
}

/** Goes to something and presses a key there. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
