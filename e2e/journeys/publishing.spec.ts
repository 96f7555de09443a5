import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnWeb, ownWeb } from '../platform/own-web';
import { root, type SingleMachine, startSingleMachine } from '../platform/single-machine';
import { expect, test } from '../platform/test';

test.describe('a remote that a team ships on its own', () => {
  // One platform for them all.
  test.describe.configure({ mode: 'default' });

  let web: OwnWeb;
  let lessons: string;
  let own: SingleMachine;

  test.beforeAll(async () => {
    web = ownWeb();
    lessons = join(web.folder, 'lessons');
    cpSync(join(root, 'docs/example-remote'), lessons, { recursive: true });
    own = await startSingleMachine({ WEB_ROOT: web.root });
  });

  test.afterAll(async () => {
    await own?.remove();
    web.dispose();
  });

  test('is published beside a running platform, replaced, and taken back by its registry entry', async ({
    browser,
    signInAndLand,
  }) => {
    test.slow();
    const context = await browser.newContext({ baseURL: own.address });
    const page = await context.newPage();
    await signInAndLand(page, 'coach');
    const menu = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect(menu.getByText('Interactions')).toBeVisible();
    await expect(menu.getByText('Lessons')).toHaveCount(0);

    await web.remote('publish', lessons);
    const first = JSON.parse(readFileSync(join(web.root, 'remotes/lessons/entry.json'), 'utf8')).version;
    await page.reload();
    await menu.getByText('Lessons').click();
    await expect(page.getByRole('heading', { name: 'Lessons Maya has seen' })).toBeVisible();

    const source = join(lessons, 'src/lesson/lessons-page.tsx');
    writeFileSync(source, readFileSync(source, 'utf8').replace('has seen`', 'has visited`'));
    await web.remote('publish', lessons);
    // A tab that is open goes on with the version it has, its chunks included.
    await menu.getByText('Dashboard').click();
    await menu.getByText('Lessons').click();
    await expect(page.getByRole('heading', { name: 'Lessons Maya has seen' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Lessons Maya has visited' })).toBeVisible();

    await web.remote('use', 'lessons', first);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Lessons Maya has seen' })).toBeVisible();
    expect(await web.remote('list')).toContain(`${first} (current)`);
    await context.close();
  });

  test('is not seen by those its manifest does not name', async ({ browser, signInAndLand }) => {
    const context = await browser.newContext({ baseURL: own.address });
    const page = await context.newPage();
    await signInAndLand(page, 'coachee');
    const menu = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect(menu.getByText('Interactions')).toBeVisible();
    await expect(menu.getByText('Lessons')).toHaveCount(0);
    await page.goto('/lessons');
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page is not for your role' }),
    ).toBeVisible();
    await context.close();
  });
});
