import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose outcome depends on colours; all others find the same in either colour scheme. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** A document stays through many looks at it, and reads what axe is made of, which is long, for the first only. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
}

async function findings(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(
    async (options: axe.RunOptions) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
    },
    // Most of what axe says of a page is what it found in order.
    { runOnly, resultTypes: ['violations' as const], selectors: false },
  );
}

/** Shows the page in a colour scheme, and waits until its colours have settled. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForSelector(`html[data-mantine-color-scheme=${colorScheme}]`);
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    // What inherits a colour begins to change once that has changed.
    for (let changing = ending(); changing.length > 0; changing = ending()) {
      await Promise.allSettled(changing.map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Everything on the page as it is now, as it is shown, holds by axe's rules of WCAG 2.2 AA and good practice. */
export async function expectNoFindingsAsShown(page: Page): Promise<void> {
  expect(await findings(page, { type: 'tag', values: RULES })).toEqual([]);
}

/**
 * The same in light and in dark. The page is to follow the device's colour scheme, and shows light before and after.
 */
export async function expectNoFindings(page: Page): Promise<void> {
  await expectNoFindingsAsShown(page);
  await showIn(page, 'dark');
  expect(await findings(page, { type: 'rule', values: RULES_OF_COLOURS }), 'in dark').toEqual([]);
  await showIn(page, 'light');
}
