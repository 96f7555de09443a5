import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe';
import { openScreen } from './open-screen';
import { type Account, type Screen, screens } from './screens';
import { expect, test } from './test';

const widths = [360, 390, 768, 1440, 1920];

/** What the browser's console says is wrong, from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}

/** Nothing that axe finds, and no sideways scrolling at any width. The window is as wide as before afterwards. */
async function expectToFitAndRead(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  await expectNoFindings(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, { message: `at ${width} px` }).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(before);
}

/** One test: a person opens every screen of the table that is theirs, and none has anything wrong with it. */
export function lookAtScreensOf(account: Account): void {
  const theirs = screens.filter(({ by }) => by.includes(account));
  // What axe finds is in the screen, not in the person: the first by whom it is opened stands for all.
  const isLookedAt = ({ by }: Screen) => by[0] === account;

  test(`${account} finds every screen whole: axe, widths, and nothing wrong in the console`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(60_000 + 15_000 * theirs.length);
    const complaints = complaintsOf(page);
    await signIn(page, account);
    for (const screen of theirs)
      await test.step(`${screen.name}, ${screen.path}`, async () => {
        await openScreen(page, screen.path);
        if (isLookedAt(screen)) await expectToFitAndRead(page);
      });
    await page.goto('/logout');
    await page.waitForURL((url) => url.pathname !== '/logout');
    expect(complaints).toEqual([]);
  });
}
