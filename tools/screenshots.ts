/** `npm run screenshots`: takes README's pictures and the home page's from demo data, so that they stay true. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOfThisMachine } from '../e2e/platform/browser';
import { root, startSingleMachine } from '../e2e/platform/single-machine';

const folder = join(root, 'shell/src/public/screenshots');
const timeline = '/observation/demo-observation-0-0';
/** As sharp as a phone shows it. */
const phone = { width: 390, height: 844, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true };
const views = [
  { name: 'timeline-1440', path: timeline, width: 1440, height: 900 },
  { name: 'timeline-390', path: timeline, ...phone },
  { name: 'timeline-dark-1440', path: timeline, width: 1440, height: 900, colorScheme: 'dark' },
  { name: 'interactions-1440', path: '/interactions', width: 1440, height: 900 },
  { name: 'timeline-dark-390', path: timeline, ...phone, colorScheme: 'dark' },
  { name: 'interactions-390', path: '/interactions', ...phone },
] as const;

async function main() {
  mkdirSync(folder, { recursive: true });
  const machine = await startSingleMachine();
  const browser = await chromium.launch(chromiumOfThisMachine());
  try {
    for (const { name, path, width, height, ...more } of views) {
      const context = await browser.newContext({
        baseURL: machine.address,
        viewport: { width, height },
        ...more,
      });
      const page = await context.newPage();
      await page.goto(`/login?redirect_to=${encodeURIComponent(path)}`);
      await page.getByLabel('Email').fill('coach@demo.test');
      await page.getByLabel('Password', { exact: true }).fill('Coaching-demo-1');
      await page.getByRole('button', { name: 'Login' }).click();
      await page
        .getByText(/fractions/i)
        .first()
        .waitFor();
      await page.waitForLoadState('networkidle');
      // Playwright's own screenshots know no WebP, which is a third of a PNG here.
      const client = await context.newCDPSession(page);
      const { data } = await client.send('Page.captureScreenshot', {
        format: 'webp',
        quality: 80,
        clip: { x: 0, y: 0, width, height, scale: 'deviceScaleFactor' in more ? more.deviceScaleFactor : 1 },
      });
      writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
      await context.close();
    }
  } finally {
    await browser.close();
    await machine.remove();
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
