/** How soon the home page shows itself on a slow machine, and whether anything moves; against the same unthrottled. */
import type { Browser } from '@playwright/test';
import { measureInBrowser } from '../browser';
import { printRatio } from '../ratio';

interface Paint {
  /** Milliseconds until the largest content was painted. */
  largest: number;
  /** Layout shift score; 0 is none. */
  shift: number;
}

const RUNS = 5;

/** @param slowdown how many times slower the processor is made */
async function paint(browser: Browser, address: string, slowdown: number): Promise<Paint> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const measured = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        const found: Paint = { largest: 0, shift: 0 };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) found.largest = Math.max(found.largest, entry.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number }[]) found.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(found), 500);
      }),
  );
  await context.close();
  return measured;
}

/** The middle of several visits. */
async function typical(browser: Browser, address: string, slowdown: number): Promise<Paint> {
  const paints: Paint[] = [];
  for (let run = 0; run < RUNS; run += 1) paints.push(await paint(browser, address, slowdown));
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(RUNS / 2)]!;
  return { largest: middle(paints.map((p) => p.largest)), shift: middle(paints.map((p) => p.shift)) };
}

measureInBrowser(async (browser, address) => {
  const fast = await typical(browser, address, 1);
  const slow = await typical(browser, address, 4);
  printRatio(
    'home, largest paint at 4x CPU slowdown (bar: 1.5 s)',
    slow.largest / fast.largest,
    `${slow.largest.toFixed(0)} ms slowed, ${fast.largest.toFixed(0)} ms not; layout shift ${slow.shift.toFixed(3)}`,
  );
});
