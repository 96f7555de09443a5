/**
 * `npm run remote -- publish <folder>|use <name> <version>|remove <name>|list [--web DIR]`: publishes one remote on its
 * own, goes back to a version that is still there, takes a remote out of the product, or says what there is. The shell
 * and other remotes are not touched.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { remoteWebpackConfig } from '../../packages/mfe-kit/webpack/index.mjs';
import { makeCurrent, publishRegistry, publishRemote } from './publish.mjs';
import { runWebpack } from './run-webpack.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Remotes that have a current version below the web folder. */
async function publishedNames(web) {
  const folders = await readdir(join(web, 'remotes'), { withFileTypes: true }).catch(() => []);
  return folders
    .filter((entry) => entry.isDirectory() && existsSync(join(web, 'remotes', entry.name, 'entry.json')))
    .map(({ name }) => name);
}

async function publish(web, folder) {
  const directory = resolve(folder);
  const manifest = JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8'));
  const places = {
    output: join(root, '.build/apps', manifest.name),
    cache: join(root, '.build/cache', manifest.name),
  };
  await runWebpack(remoteWebpackConfig({ name: manifest.name, directory, ...places }));
  const version = await publishRemote({ built: places.output, web, manifest });
  await publishRegistry(web, await publishedNames(web));
  console.log(`${manifest.name} ${version} is current.`);
}

async function use(web, name, version) {
  if (!existsSync(join(web, 'remotes', name, version, 'manifest.json')))
    throw new Error(`There is no version ${version} of ${name} below ${web}.`);
  await makeCurrent(web, name, version);
  await publishRegistry(web, await publishedNames(web));
  console.log(`${name} ${version} is current.`);
}

/** Its files stay for tabs that are open, and for `use`. */
async function remove(web, name) {
  if (!(await publishedNames(web)).includes(name))
    throw new Error(`There is no remote ${name} below ${web}.`);
  await rm(join(web, 'remotes', name, 'entry.json'));
  await publishRegistry(web, await publishedNames(web));
  console.log(`${name} is shown no more.`);
}

async function list(web) {
  for (const name of await publishedNames(web)) {
    const current = JSON.parse(await readFile(join(web, 'remotes', name, 'entry.json'), 'utf8')).version;
    const entries = await readdir(join(web, 'remotes', name), { withFileTypes: true });
    const versions = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    console.log(`${name}: ${versions.map((one) => (one === current ? `${one} (current)` : one)).join(', ')}`);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { web: { type: 'string', default: join(root, '.build/web') } },
});
const [command, ...words] = positionals;
const commands = { publish: [publish, 1], use: [use, 2], remove: [remove, 1], list: [list, 0] };
const [act, count] = commands[command] ?? [];
if (!act || words.length !== count) {
  console.error(
    'Usage: npm run remote -- publish <folder> | use <name> <version> | remove <name> | list   [--web DIR]',
  );
  process.exit(1);
}
try {
  await mkdir(values.web, { recursive: true });
  await act(resolve(values.web), ...words);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
