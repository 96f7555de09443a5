import type { Page } from '@playwright/test';

/** What was printed, and whether a dialog was in the way. */
export interface Sheet {
  text: string;
  isCovered: boolean;
  isLocked: boolean;
}

/** Notes of the page what would be printed instead of printing; answers how to read it, undefined until then. */
export async function catchPrinting(page: Page): Promise<() => Promise<Sheet | undefined>> {
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      const text = document.querySelector('.ui-print')?.textContent ?? '';
      const isCovered = document.querySelector('[role=dialog]') !== null;
      const isLocked = getComputedStyle(document.body).overflow === 'hidden';
      window.dispatchEvent(new Event('afterprint'));
      Object.assign(window, { sheet: { text, isCovered, isLocked } });
    };
  });
  return () => page.evaluate(() => (window as unknown as { sheet?: Sheet }).sheet);
}
