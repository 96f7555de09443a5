import type { Page } from '@playwright/test';
import { expect, test } from '../platform/test';
import { moveFinger } from '../platform/touch';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Waits until nothing has moved for some frames. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const tops = () =>
      [...document.querySelectorAll('html, [role=dialog], [role=dialog] *')].map((e) => e.scrollTop).join();
    for (let before = '', still = 0; still < 10; ) {
      await new Promise((next) => requestAnimationFrame(next));
      const now = tops();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });

const STEPS = 20;

/** Moves what is under a place up by so many pixels. */
type Scroll = (page: Page, place: [number, number], distance: number) => Promise<void>;

const byWheel: Scroll = async (page, [x, y], distance) => {
  await page.mouse.move(x, y);
  for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(0, distance / STEPS);
  await settled(page);
};

const byFinger: Scroll = async (page, place, distance) => {
  const client = await page.context().newCDPSession(page);
  await moveFinger(client, place, -distance);
  await client.detach();
  await settled(page);
};

for (const { name, scroll, isMobile } of [
  { name: 'a wheel', scroll: byWheel, isMobile: false },
  { name: 'a finger', scroll: byFinger, isMobile: true },
] as const) {
  test.describe(`with ${name}`, () => {
    test.use({ viewport: { width: 820, height: 500 }, hasTouch: isMobile, isMobile });

    test('a dialog is scrolled, to its end and beyond, and the page below stays', async ({
      page,
      signIn,
    }) => {
      await signIn(page, 'coach');
      await page.goto('/config');
      await page.getByRole('button', { name: 'Browse people' }).waitFor();
      await scroll(page, [410, 250], 60);
      // A finger's first pixels are no move yet.
      expect(await scrolled(page)).toBeGreaterThan(30);

      await page.getByRole('button', { name: 'Browse people' }).click();
      const dialog = page.getByRole('dialog', { name: 'Choose a coachee' });
      await dialog.getByRole('option').nth(3).waitFor();
      const at = await scrolled(page);
      // The second place is beside it, where the page is seen.
      for (const place of [
        [410, 250],
        [20, 250],
      ] satisfies [number, number][])
        for (const distance of [250, 250, -250, -250, -250]) {
          await scroll(page, place, distance);
          expect(await scrolled(page)).toBe(at);
        }

      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await scroll(page, [410, 250], -300);
      expect(await scrolled(page)).toBe(0);
    });
  });
}
