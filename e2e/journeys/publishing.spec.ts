import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../platform/processes';
import { root, type SingleMachine, startSingleMachine } from '../platform/single-machine';
import { expect, test } from '../platform/test';

/** `npm run remote`; answers what it printed. */
async function remote(...words: string[]): Promise<string> {
  const command = run(process.execPath, ['tools/web/remote.mjs', ...words], { cwd: root });
  const code = await command.ended;
  if (code !== 0) throw new Error(command.output());
  return command.output();
}

test.describe('a remote that a team ships on its own', () => {
  let folder: string;
  let web: string;
  let own: SingleMachine;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(root, '.build/publishing-'));
    web = join(folder, 'web');
    cpSync(join(root, '.build/web'), web, { recursive: true });
    cpSync(join(root, 'docs/example-remote'), join(folder, 'lessons'), { recursive: true });
    own = await startSingleMachine({ WEB_ROOT: web });
  });

  test.afterAll(async () => {
    await own.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is published beside a running platform, replaced, and taken back by its registry entry', async ({
    browser,
    signIn,
  }) => {
    test.slow();
    const context = await browser.newContext({ baseURL: own.address });
    const page = await context.newPage();
    await signIn(page, 'coach');
    const menu = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect(menu.getByText('Interactions')).toBeVisible();
    await expect(menu.getByText('Lessons')).toHaveCount(0);

    await remote('publish', join(folder, 'lessons'), '--web', web);
    const first = JSON.parse(readFileSync(join(web, 'remotes/lessons/entry.json'), 'utf8')).version;
    await page.reload();
    await menu.getByText('Lessons').click();
    await expect(page.getByRole('heading', { name: 'Lessons Maya has seen' })).toBeVisible();

    const source = join(folder, 'lessons/src/lesson/lessons-page.tsx');
    writeFileSync(source, readFileSync(source, 'utf8').replace('has seen`', 'has visited`'));
    await remote('publish', join(folder, 'lessons'), '--web', web);
    // A tab that is open goes on with the version it has, its chunks included.
    await menu.getByText('Dashboard').click();
    await menu.getByText('Lessons').click();
    await expect(page.getByRole('heading', { name: 'Lessons Maya has seen' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Lessons Maya has visited' })).toBeVisible();

    await remote('use', 'lessons', first, '--web', web);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Lessons Maya has seen' })).toBeVisible();
    expect(await remote('list', '--web', web)).toContain(`${first} (current)`);
    await context.close();
  });

  test('is not seen by those its manifest does not name', async ({ browser, signIn }) => {
    const context = await browser.newContext({ baseURL: own.address });
    const page = await context.newPage();
    await signIn(page, 'coachee');
    const menu = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect(menu.getByText('Interactions')).toBeVisible();
    await expect(menu.getByText('Lessons')).toHaveCount(0);
    await page.goto('/lessons');
    await expect(page.getByText('You do not have access to this.')).toBeVisible();
    await context.close();
  });
});
