import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A page of its own on a phone that is worked by finger, with nobody signed in. */
export async function openPhone(
  browser: Browser,
  baseURL: string | undefined,
): Promise<{ phone: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  return { phone: await context.newPage(), context };
}
