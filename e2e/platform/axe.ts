import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose outcome depends on colours; all others find the same in either colour scheme. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

// Nothing here is framed from elsewhere, so that the results need no page of their own to be put together in.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function findings(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
}

/** Shows the page in a colour scheme, and waits until its colours have settled. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForSelector(`html[data-mantine-color-scheme=${colorScheme}]`);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Everything on the page as it is now, as it is shown, holds by axe's rules of WCAG 2.2 AA and good practice. */
export async function expectNoFindingsAsShown(page: Page): Promise<void> {
  expect(await findings(axe(page).withTags(RULES))).toEqual([]);
}

/**
 * The same in light and in dark. The page is to follow the device's colour scheme, and shows light before and after.
 */
export async function expectNoFindings(page: Page): Promise<void> {
  await expectNoFindingsAsShown(page);
  await showIn(page, 'dark');
  expect(await findings(axe(page).withRules(RULES_OF_COLOURS)), 'in dark').toEqual([]);
  await showIn(page, 'light');
}
