/** Builds the shell and every remote that changed, two at a time, and publishes them below `.build/web`. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { webApps } from './apps.mjs';
import { fingerprints } from './inputs.mjs';
import { publishRegistry, publishRemote, publishShell } from './publish.mjs';

const AT_ONCE = 2;
const builder = fileURLToPath(new URL('build-app.mjs', import.meta.url));

function runWebpack(root, name) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [builder, root, name], { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Building ${name} failed; webpack's message is above.`)),
    );
  });
}

const isPublished = (web, { name, isShell }) =>
  existsSync(isShell ? join(web, 'index.html') : join(web, 'remotes', name, 'entry.json'));

/**
 * @param {{ root: string, log: (line: string) => void, only?: string[] }} options `only` names the apps to look at
 * @returns {Promise<string[]>} names of the apps that were built
 * @throws when webpack finds an error, which has been printed by then
 */
export async function buildWeb({ root, log, only }) {
  const web = join(root, '.build/web');
  const stampFile = join(root, '.build/web-stamp.json');
  await mkdir(web, { recursive: true });
  const stamps = JSON.parse(await readFile(stampFile, 'utf8').catch(() => '{}'));
  const apps = webApps(root);
  const fingerprint = fingerprints(root);
  const changed = apps
    .filter(({ name }) => !only || only.includes(name))
    .map((app) => ({ ...app, stamp: fingerprint(app.directory) }))
    .filter((app) => stamps[app.name] !== app.stamp || !isPublished(web, app));

  const waiting = [...changed];
  const work = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      const began = performance.now();
      await runWebpack(root, app.name);
      const built = join(root, '.build/apps', app.name);
      if (app.isShell) await publishShell({ built, web, fixed: join(app.directory, 'public') });
      else await publishRemote({ built, web, manifest: app.manifest });
      stamps[app.name] = app.stamp;
      log(`${app.isShell ? 'Shell' : `Remote ${app.name}`} built in ${seconds(began)} s.`);
    }
  };
  if (changed.length > 0) log(`Building ${changed.map(({ name }) => name).join(', ')}…`);
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  const names = apps.filter(({ isShell }) => !isShell).map(({ name }) => name);
  if (changed.length > 0 || !existsSync(join(web, 'remotes.json'))) await publishRegistry(web, names);
  await writeFile(stampFile, JSON.stringify(stamps));
  return changed.map(({ name }) => name);
}

const seconds = (began) => ((performance.now() - began) / 1000).toFixed(1);
