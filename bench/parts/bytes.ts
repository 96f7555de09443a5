/** What a browser fetches on first load: JavaScript as transferred (brotli), all requests, against the home page. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumOfThisMachine } from '../../e2e/platform/browser';
import { startSingleMachine } from '../../e2e/platform/single-machine';
import { printRatio } from '../ratio';

interface Load {
  /** Bytes of JavaScript on the wire. */
  script: number;
  /** Bytes of everything on the wire. */
  all: number;
  requests: number;
  /** Scripts by address; a second fetch of one would show here. */
  scripts: string[];
}

/** Counts what one visit transfers, from an empty cache, until the network is quiet. */
async function measure(
  browser: Browser,
  address: string,
  visit: (page: Page) => Promise<void>,
): Promise<Load> {
  // What a service worker fetches would not be counted as the page's.
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const load: Load = { script: 0, all: 0, requests: 0, scripts: [] };
  const urls = new Map<string, { url: string; type: string }>();
  client.on('Network.responseReceived', ({ requestId, response, type }) =>
    urls.set(requestId, { url: response.url, type }),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = urls.get(requestId);
    load.requests += 1;
    load.all += encodedDataLength;
    if (!request || !new URL(request.url).pathname.endsWith('.js')) return;
    load.script += encodedDataLength;
    load.scripts.push(request.url);
  });
  await visit(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return load;
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('coach@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('Coaching-demo-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

async function main(): Promise<void> {
  const machine = await startSingleMachine();
  const browser = await chromium.launch(chromiumOfThisMachine());
  try {
    const loads: [name: string, load: Load][] = [
      ['home', await measure(browser, machine.address, async (page) => void (await page.goto('/')))],
      [
        'login to dashboard',
        await measure(browser, machine.address, async (page) => {
          await page.goto('/login');
          await signIn(page);
          await page.waitForURL('**/dashboard');
        }),
      ],
      [
        'observation view, with signing in (bar: 380 KB)',
        await measure(browser, machine.address, async (page) => {
          await page.goto('/login?redirect_to=/observation/demo-observation-0-0');
          await signIn(page);
          await page.waitForURL('**/observation/**');
          await page.getByRole('button', { name: /add/i }).first().waitFor();
        }),
      ],
    ];
    const home = loads[0]![1];
    for (const [name, load] of loads) {
      const twice = load.scripts.filter((url, index) => load.scripts.indexOf(url) !== index);
      printRatio(
        `${name}, JavaScript against home`,
        load.script / home.script,
        `${kilobytes(load.script)} JavaScript in ${load.scripts.length} files, ${kilobytes(load.all)} in ${load.requests} requests${twice.length > 0 ? `, TWICE: ${twice.join(' ')}` : ''}`,
      );
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
