/**
 * What a browser fetches on first load: JavaScript as transferred (brotli), all requests, against the home page; and of
 * each screen, how much of it is its remote's own, against the bar.
 */
import { type Browser, type Locator, type Page } from '@playwright/test';
import { measureInBrowser } from '../browser';
import { printRatio } from '../ratio';

interface Load {
  /** Bytes of JavaScript on the wire. */
  script: number;
  /** Bytes of everything on the wire. */
  all: number;
  requests: number;
  /** Bytes of remotes' own files, which come on top of the shell's, without the heads of their answers. */
  remotes: number;
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
  const load: Load = { script: 0, all: 0, requests: 0, remotes: 0, scripts: [] };
  const urls = new Map<string, { url: string; head: number }>();
  client.on('Network.responseReceived', ({ requestId, response }) =>
    urls.set(requestId, { url: response.url, head: response.encodedDataLength }),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = urls.get(requestId);
    load.requests += 1;
    load.all += encodedDataLength;
    if (!request) return;
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/remotes/')) load.remotes += encodedDataLength - request.head;
    // What the browser had already is not on the wire.
    if (!pathname.endsWith('.js') || encodedDataLength === 0) return;
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

/** What a remote may fetch of its own for a first look at one of its screens. */
const OWN_BAR = 60 * 1024;

const tool = '/questions/Organization/demo-cedar-grove/demo-cedar-tools/demo-coaching-cycle';

/** Screens, each of one remote alone, for whom, and what is there once they can be used. */
const screens: readonly [name: string, account: string, path: string, ready: (page: Page) => Locator][] = [
  ['tools', 'orgadmin', '/tools', (page) => page.getByRole('link', { name: /^Coaching Cycle/ })],
  ['a tool and its details', 'orgadmin', tool, (page) => page.getByRole('button', { name: 'Save Tool' })],
  [
    'its bank',
    'coach',
    `${tool}?tab=questions`,
    (page) => page.getByRole('button', { name: 'Paste a list' }),
  ],
  [
    'its templates',
    'coach',
    `${tool}?tab=templates`,
    (page) => page.getByRole('link', { name: /^New conv/ }),
  ],
  [
    'a conversation begun',
    'coach',
    '/questions/config?interview_type=demo-coaching-cycle',
    (page) => page.getByRole('button', { name: 'Start conversation' }),
  ],
  [
    'a conversation set up',
    'coach',
    '/questions/config/demo-conversation-grace-running',
    (page) => page.getByRole('button', { name: /^Move / }).first(),
  ],
  [
    'answers written',
    'coach',
    '/questions/answers/demo-conversation-grace-running',
    (page) => page.getByRole('button', { name: 'Edit answer to question 1' }),
  ],
  [
    'answers read',
    'coachee',
    '/questions/answers/demo-conversation-fractions-pair',
    (page) => page.getByRole('button', { name: 'Print' }),
  ],
  [
    'an observation',
    'coach',
    '/observation/demo-observation-0-0',
    (page) => page.getByRole('button', { name: /^Add/ }).first(),
  ],
  [
    'a rubric built',
    'orgadmin',
    '/rubric_builder/Organization/demo-cedar-grove/default/demo-cedar-practices',
    (page) => page.getByLabel('Rubric Name'),
  ],
  [
    'a rubric begun',
    'coach',
    '/rubric/config/new?rubric_uid=demo-cedar-practices',
    (page) => page.getByRole('button', { name: 'Start Rubric' }),
  ],
  [
    'a rubric scored',
    'coach',
    '/rubric/use/demo-rubric-daniel-0',
    (page) => page.getByRole('radiogroup').first(),
  ],
  [
    'a rubric read by its coachee',
    'coachee',
    '/rubric/use/demo-rubric-daniel-0',
    (page) => page.getByRole('button', { name: 'Print' }),
  ],
  [
    'a rubric scored by its coachee',
    'grace',
    '/rubric/use/demo-rubric-grace-5',
    (page) => page.getByRole('button', { name: 'Read without scoring' }),
  ],
  [
    "a rubric's details",
    'coach',
    '/rubric/config/demo-rubric-daniel-0',
    (page) => page.getByRole('button', { name: 'Save Rubric' }),
  ],
  ['growth of a coachee', 'coachee', '/rubric/growth', (page) => page.getByRole('tab', { name: 'Heat map' })],
  [
    'growth of an organisation',
    'orgadmin',
    '/rubric/growth',
    (page) => page.getByRole('tab', { name: 'Heat map' }),
  ],
  [
    'calibrations',
    'coach',
    '/calibrations',
    (page) => page.getByRole('link', { name: /recipe for ten/i }).first(),
  ],
  [
    'a calibration begun',
    'orgadmin',
    '/calibrations/new',
    (page) => page.getByRole('button', { name: /^Start/ }),
  ],
  [
    "a calibration's details",
    'orgadmin',
    '/calibrations/demo-calibration-ratios/edit',
    (page) => page.getByRole('button', { name: /^Save/ }),
  ],
  [
    'a calibration read',
    'coach',
    '/calibrations/demo-calibration-ratios',
    (page) => page.getByRole('heading', { level: 1, name: /recipe for ten/i }),
  ],
];

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

measureInBrowser(async (browser, address) => {
  const loads: [name: string, load: Load][] = [
    ['home', await measure(browser, address, async (page) => void (await page.goto('/')))],
    [
      'login to dashboard',
      await measure(browser, address, async (page) => {
        await page.goto('/login');
        await signIn(page);
        await page.waitForURL('**/dashboard');
      }),
    ],
    [
      'observation view, with signing in (bar: 380 KB)',
      await measure(browser, address, async (page) => {
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
  for (const [name, account, path, ready] of screens) {
    const load = await measure(browser, address, async (page) => {
      const data = { email: `${account}@demo.test`, password: 'Coaching-demo-1' };
      await page.request.post(`${address}/api/login`, { data });
      await page.goto(path);
      await ready(page).waitFor();
    });
    printRatio(
      `${name}, its remote's own against the bar (1.00)`,
      load.remotes / OWN_BAR,
      `${kilobytes(load.remotes)} of ${kilobytes(OWN_BAR)}, ${kilobytes(load.script)} JavaScript in all`,
      load.remotes <= OWN_BAR,
    );
  }
});
