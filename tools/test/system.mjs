/** The programs outside npm that the tests talk to, and how a machine comes by them. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { locally } from '../npm.mjs';

/** Debian keeps servers outside an ordinary user's PATH. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const suffix = process.platform === 'win32' ? '.exe' : '';

const programs = [
  {
    name: 'NATS',
    commands: ['nats-server'],
    debian: 'nats-server',
    else: 'Install nats-server 2.9 or newer and put it on the PATH.',
  },
  {
    name: 'Redis',
    commands: ['redis-server'],
    debian: 'redis-server',
    else: 'Install redis-server 7 or newer and put it on the PATH.',
  },
  {
    name: 'Chromium',
    commands: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    debian: 'chromium-headless-shell',
    else: 'Run: npx playwright install chromium',
  },
];

/** Path of the first of these commands that is installed, or null. */
export function findProgram(...commands) {
  for (const command of commands) {
    for (const folder of folders) {
      const path = join(folder, command + suffix);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not here; look in the next folder.
      }
    }
  }
  return null;
}

/** Playwright's own browser, where its download has been made. */
function playwrightBrowser(root) {
  try {
    const path = createRequire(join(root, 'e2e/package.json'))('@playwright/test').chromium.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

/** Installs a package where that can be done; an old Debian may not have it. */
function install(name, environment) {
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: 'inherit',
    env: environment,
  });
}

/**
 * Installs what is missing where that can be done (Debian-like, root), fetches Playwright's browser elsewhere.
 * @returns {{ missing: { name: string, advice: string }[] }} what the machine still lacks
 */
export function provideSystemPrograms({ root, log }) {
  const lacking = () =>
    programs.filter(
      ({ name, commands }) => !findProgram(...commands) && !(name === 'Chromium' && playwrightBrowser(root)),
    );
  if (findProgram('apt-get') && process.getuid?.() === 0) {
    // The first of its commands is the one that the tests run best with.
    const wanted = programs.filter(({ commands }) => !findProgram(commands[0]));
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    if (wanted.length > 0) {
      log(`Installing ${wanted.map(({ debian }) => debian).join(', ')} with apt-get…`);
      spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment });
    }
    for (const { debian } of wanted) install(debian, environment);
    if (lacking().some(({ name }) => name === 'Chromium')) install('chromium', environment);
  } else if (lacking().some(({ name }) => name === 'Chromium')) {
    log('Fetching Playwright’s Chromium…');
    const [program, ...args] = locally('playwright', 'install', 'chromium');
    spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  }
  return { missing: lacking().map((program) => ({ name: program.name, advice: program.else })) };
}
