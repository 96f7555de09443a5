import { expect, type Page, type Request } from '@playwright/test';

/** Opens a screen and waits until it shows what it read: it has its heading, asks for nothing more, and no skeleton is left. */
export async function openScreen(page: Page, path: string): Promise<void> {
  const underWay = new Set<Request>();
  const begin = (request: Request) => {
    // A stream of changes has no end.
    if (request.resourceType() !== 'eventsource') underWay.add(request);
  };
  const end = (request: Request) => void underWay.delete(request);
  page.on('request', begin);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  try {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect(async () => {
      expect(underWay.size).toBe(0);
      expect(await page.locator('[data-shape]').count()).toBe(0);
      // What was read may ask for more as it is drawn.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      expect(underWay.size).toBe(0);
    }).toPass({ intervals: [30, 60, 120, 250], timeout: 15_000 });
  } finally {
    page.off('request', begin);
    page.off('requestfinished', end);
    page.off('requestfailed', end);
  }
}
