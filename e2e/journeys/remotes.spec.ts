import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../platform/single-machine';
import { expect, test } from '../platform/test';

/** The remote that has the interactions list. */
const entry = /\/remotes\/reports\/[0-9a-f]+\/entry\.[0-9a-f]+\.js/;

test.describe('a remote that cannot be shown', () => {
  test('leaves a card with Retry in its place, and everything else goes on', async ({
    page,
    signInAndLand,
  }) => {
    await page.route(entry, (route) => route.abort());
    await signInAndLand(page, 'coach');
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Interactions').click();
    await expect(page.getByRole('alert').getByText('Interactions is not available right now')).toBeVisible();

    await page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Dashboard').click();
    await expect(page.getByRole('heading', { name: 'Recent interactions' })).toBeVisible();

    await page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Interactions').click();
    await page.unroute(entry);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('table', { name: 'Interactions' })).toBeVisible();
  });

  test('is waited for with patience, and comes by itself when it answers again', async ({ page, signIn }) => {
    await page.clock.install();
    let answer: (() => void) | undefined;
    await page.route(entry, async (route) => {
      if (!answer) {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
      }
      await route.continue();
    });
    await signIn(page, 'coach');
    await page.goto('/interactions');
    await expect.poll(() => answer).toBeDefined();
    await page.clock.fastForward(11_000);
    await expect(page.getByText(/taking longer than usual/)).toBeVisible();
    answer?.();
    await expect(page.getByRole('table', { name: 'Interactions' })).toBeVisible();
    await expect(page.getByText(/taking longer than usual/)).toBeHidden();
  });

  test('that is not in the registry leaves its pages unknown and its entries out of the menu', async ({
    page,
    signInAndLand,
  }) => {
    await page.route('**/remotes.json', (route) => route.fulfill({ json: { remotes: [] } }));
    await signInAndLand(page, 'coach');
    await expect(page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link')).toHaveText([
      'Dashboard',
    ]);
    await page.goto('/interactions');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  test('leaves the interactions list standing, without a way to open or begin what nobody shows', async ({
    page,
    signInAndLand,
  }) => {
    await page.route('**/remotes.json', async (route) => {
      const { remotes } = await (await route.fetch()).json();
      const hidden = ['observations', 'conversations', 'rubrics'];
      const others = remotes.filter(({ name }: { name: string }) => !hidden.includes(name));
      await route.fulfill({ json: { remotes: others } });
    });
    await signInAndLand(page, 'coach');
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Interactions').click();
    const table = page.getByRole('table', { name: 'Interactions' });
    await expect(table.locator('tbody tr').first()).toBeVisible();
    await expect(table.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'New Interaction' })).toHaveCount(0);
  });
});

test('going on to a remote loads its own code and nothing twice', async ({ page, signInAndLand }) => {
  await signInAndLand(page, 'coach');
  await page.waitForLoadState('networkidle');
  // What that page is still loading is not this one's.
  await page.goto('about:blank');
  // From here on: what the login had fetched ahead is taken from the browser's cache, which counts as asked for again.
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css)$/.test(pathname)) loaded.push(pathname);
  });
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Interactions').click();
  await page.getByRole('table', { name: 'Interactions' }).waitFor();
  expect(loaded.length).toBeGreaterThan(0);
  expect(new Set(loaded).size).toBe(loaded.length);

  loaded.length = 0;
  await page.getByRole('table', { name: 'Interactions' }).locator('a[href^="/observation/"]').first().click();
  await expect(page.getByRole('button', { name: /^Add/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Interactions').click();
  await page.getByRole('table', { name: 'Interactions' }).waitFor();
  expect(new Set(loaded).size).toBe(loaded.length);
  expect(loaded.filter((path) => entry.test(path))).toEqual([]);
});

test('there is one React on the page', async ({ page, signIn }) => {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) addresses.add(request.url());
  });
  await signIn(page, 'coach');
  await page.goto('/observation/demo-observation-0-0');
  await expect(page.getByRole('button', { name: /^Add/ })).toBeVisible();
  const scripts = await Promise.all(
    [...addresses].map(async (address) => (await page.request.get(address)).text()),
  );
  // As react and react-dom sign themselves, minified or not.
  for (const signature of ['react.transitional.element', 'reconcilerVersion', 'react-router']) {
    const holders = scripts.filter((script) => script.includes(signature));
    expect(holders.length, signature).toBeGreaterThan(0);
  }
  expect(scripts.filter((script) => script.includes('reconcilerVersion'))).toHaveLength(1);
  expect(scripts.filter((script) => /\.useSyncExternalStore=function/.test(script))).toHaveLength(1);
});

test('the shell runs under its strict policy: no inline script, no eval', async ({ page, signIn }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  const answer = await page.goto('/login');
  const policy = answer!.headers()['content-security-policy']!;
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src'))!;
  expect(scripts).not.toMatch(/unsafe/);
  await signIn(page, 'coach');
  await page.goto('/observation/demo-observation-0-0');
  await expect(page.getByRole('button', { name: /^Add/ })).toBeVisible();
  expect(violations).toEqual([]);
});

test('no app brings along what it takes of a library to check what servers are sent', () => {
  const apps = join(root, '.build/apps');
  const holders = readdirSync(apps, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    // A word of zod's that stays as it is when it is made small.
    .filter((file) => readFileSync(join(apps, file), 'utf8').includes('invalid_union'));
  expect(readFileSync(join(root, 'node_modules/zod/v4/core/schemas.js'), 'utf8')).toContain('invalid_union');
  expect(holders).toEqual([]);
});
