import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(__dirname, '..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install & go '));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A project that has a lock, and an npm that writes down how it was called. */
function aProject() {
  const script = join(folder, 'npm-cli.js');
  writeFileSync(
    script,
    `require('node:fs').writeFileSync('called.json', JSON.stringify(process.argv.slice(2)));`,
  );
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  return script;
}

/** Installs as the platform of that name would, in a process of its own. */
function installOn(platform: NodeJS.Platform, script: string) {
  const tool = pathToFileURL(join(root, 'tools/install.mjs')).href;
  const code = `
    Object.defineProperty(process, 'platform', { value: ${JSON.stringify(platform)} });
    const { installIfNeeded } = await import(${JSON.stringify(tool)});
    installIfNeeded({ root: process.cwd(), log() {} });`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: script },
  });
}

const called = () => JSON.parse(readFileSync(join(folder, 'called.json'), 'utf8')) as string[];

it.each<NodeJS.Platform>(['win32', 'darwin', 'linux'])(
  'on %s installs exactly what the lock names, by the script of npm and without a shell',
  (platform) => {
    const { status, stderr } = installOn(platform, aProject());
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(called()[0]).toBe('ci');
  },
);

it('installs once for a lock, and again when the lock has changed', () => {
  const script = aProject();
  installOn('linux', script);
  rmSync(join(folder, 'called.json'));
  installOn('linux', script);
  expect(() => called()).toThrow('ENOENT');
  writeFileSync(join(folder, 'package-lock.json'), '{"changed":true}');
  installOn('linux', script);
  expect(called()[0]).toBe('ci');
});

it('takes no other package manager for npm', () => {
  aProject();
  const yarn = join(folder, 'yarn.js');
  writeFileSync(yarn, `require('node:fs').writeFileSync('yarn-called', '');`);
  const tool = pathToFileURL(join(root, 'tools/npm.mjs')).href;
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `console.log((await import(${JSON.stringify(tool)})).npm('ci').join('|'))`],
    { encoding: 'utf8', env: { ...process.env, npm_execpath: yarn } },
  );
  expect(stdout).toMatch(/npm-cli\.js\|ci\n$/);
});

it('is how everything here starts npm: Windows starts none of its programs by their names', () => {
  const byName = /\b(?:spawn|spawnSync|execFile|execFileSync|run|must)\(\s*['"](?:npm|npx)['"]/;
  const files = ['tools', 'bench', 'e2e', 'single-machine'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|mjs|cjs)$/.test(path) && !path.includes('node_modules'))
      .map((path) => join(folder, path)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => byName.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
