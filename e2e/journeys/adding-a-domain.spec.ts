import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addExampleDomain, isOfExampleDomain, testsOfAllDomains } from '../platform/example-domain';
import { type ManyProcesses, startManyProcesses } from '../platform/many-processes';
import { type OwnCheckout, ownCheckout } from '../platform/own-checkout';
import { root } from '../platform/single-machine';
import { patientExpect as expect, signedInApi, test } from '../platform/test';

/** Files that may be added or changed outside a domain's own folders. */
const MOST = 12;

const compile = `import('./tools/server/build.mjs').then((build) =>
  build.buildServer({ root: process.cwd(), log: console.log }))`;
/** Modules of the root, in a checkout that borrows them. */
const tool = (path: string) => join(root, 'node_modules', path);

test.describe('a domain that is three folders', () => {
  let checkout: OwnCheckout;
  let platform: ManyProcesses;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    checkout = ownCheckout();
    platform = await startManyProcesses(checkout.folder);
  });

  test.afterAll(async () => {
    await platform?.stop();
    checkout.dispose();
  });

  test('comes into a running platform with few lines elsewhere, and goes out of it again', async ({
    browser,
    signInAndLand,
  }) => {
    // It is compiled, built and checked in the middle.
    test.setTimeout(900_000);
    const coach = await signedInApi(platform.address, 'coach');
    const context = await browser.newContext({ baseURL: platform.address });
    const page = await context.newPage();
    const greet = () => coach.post('greeting');
    const link = menuEntry(page);
    await signInAndLand(page, 'coach');
    await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
    await expect(link).toHaveCount(0);
    expect((await greet()).status()).toBe(404);

    // What there is to do.
    const before = checkout.digests();
    const takeOut = addExampleDomain(checkout.folder);
    const after = checkout.digests();
    const outside = [...after]
      .filter(([path, digest]) => before.get(path) !== digest && !isOfExampleDomain(path))
      .map(([path]) => path);
    expect(outside.length).toBeLessThanOrEqual(MOST);
    const guide = readFileSync(join(root, 'docs/newcomers.md'), 'utf8').split('## Adding a domain')[1]!;
    for (const path of outside) expect(guide).toContain(`\`${path}\``);

    // Nothing is forgotten: it compiles, and those who look at all domains are content.
    checkout.linkWorkspaces();
    await checkout.node(tool('typescript/bin/tsc'), '-p', 'tsconfig.json');
    await checkout.node(tool('jest/bin/jest.js'), ...testsOfAllDomains);

    // Its parts come up, and the gateway gets their addresses; all else runs on.
    await checkout.node('-e', compile);
    await checkout.node('tools/web/remote.mjs', 'publish', 'mfe-greetings');
    const people = platform.parts.get('identity');
    expect((await platform.update()).sort()).toEqual(['gateway', 'greetings', 'mfe-greetings']);
    expect(platform.parts.get('identity')).toBe(people);
    expect(await (await greet()).json()).toEqual({ greeting: { user: 'demo-coach', times: 1 } });
    expect(await (await greet()).json()).toEqual({ greeting: { user: 'demo-coach', times: 2 } });
    const stranger = await signedInApi(platform.address, null);
    expect((await stranger.post('greeting')).status()).toBe(401);
    await page.reload();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hello Maya' })).toBeVisible();

    // While its service is away its calls are to be tried again, and its page is still there.
    await platform.parts.get('greetings')!.end('SIGKILL');
    const away = await greet();
    expect([away.status(), away.headers()['retry-after']]).toEqual([503, '5']);
    expect((await coach.get('observations')).status()).toBe(200);
    await platform.restart('greetings');
    await expect.poll(async () => (await greet()).status()).toBe(200);

    takeOut();
    expect(checkout.digests()).toEqual(before);
    expect(await platform.update()).toEqual(['gateway']);
    expect((await greet()).status()).toBe(404);
    await page.goto('/greetings');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(link).toHaveCount(0);
    await page.goto('/interactions');
    await expect(page.getByRole('table', { name: 'Interactions' })).toBeVisible();
    for (const api of [coach, stranger]) await api.dispose();
    await context.close();
  });
});

const menuEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Greetings');
