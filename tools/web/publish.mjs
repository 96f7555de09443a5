/**
 * Puts a built app where it is served from: files under their own hashed names first, then the one file that makes
 * them current. Older versions stay for tabs that are open.
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress, isText } from './compress.mjs';

/** How many versions of an app are stored. */
const MOST_VERSIONS = 5;

async function filesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .sort();
}

const exists = (path) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Replaces a file at once, so that nobody reads half of it. */
async function writeWhole(file, content) {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

async function copyFiles(names, from, to) {
  await mkdir(to, { recursive: true });
  const fresh = [];
  for (const name of names) {
    if (await exists(join(to, name))) continue;
    await cp(join(from, name), join(to, name));
    fresh.push(join(to, name));
  }
  await Promise.all(fresh.filter(isText).map(compress));
}

/** A page that names a file which is not there must not be published. */
async function refuseBrokenLinks(page, names) {
  const text = await readFile(page, 'utf8');
  const missing = [...text.matchAll(/\/shell\/([^"'\s>]+)/g)].filter(([, name]) => !names.has(name));
  if (missing.length > 0) throw new Error(`${page} names ${missing[0][0]}, which was not built.`);
}

/** Served at the top, because a service worker rules what lies below its address. */
const WORKER = 'service-worker.js';

const isPage = (name) => name.endsWith('.html');

/**
 * @param {{ built: string, web: string, fixed: string }} places absolute paths of the built shell, of the served
 * files, and of files that are served as they are
 */
export async function publishShell({ built, web, fixed }) {
  const all = await filesOf(built);
  const names = all.filter((name) => !isPage(name) && name !== WORKER);
  const target = join(web, 'shell');
  await copyFiles(names, built, target);
  for (const page of all.filter(isPage)) await refuseBrokenLinks(join(built, page), new Set(names));
  await cp(fixed, web, { recursive: true });
  await writeWhole(join(web, WORKER), await readFile(join(built, WORKER)));
  await compress(join(web, WORKER));
  await mkdir(join(web, 'pages'), { recursive: true });
  for (const page of all.filter(isPage)) {
    await writeWhole(join(web, page), await readFile(join(built, page)));
    await compress(join(web, page));
  }
  await forgetOldShells(web, target, names);
}

async function forgetOldShells(web, target, names) {
  const list = join(web, '.shell-versions.json');
  const known = JSON.parse(await readFile(list, 'utf8').catch(() => '[]'));
  const before = known.filter((version) => version.join() !== names.join());
  const lists = [names, ...before].slice(0, MOST_VERSIONS);
  await writeWhole(list, JSON.stringify(lists));
  const inUse = new Set(lists.flat());
  for (const file of await filesOf(target)) {
    if (!inUse.has(file.replace(/\.(?:br|gz)$/, ''))) await rm(join(target, file));
  }
}

/**
 * @param {{ built: string, web: string, manifest: { name: string } }} remote
 * @returns {Promise<string>} the version, made from the content
 */
export async function publishRemote({ built, web, manifest }) {
  const names = await filesOf(built);
  const entry = names.find((name) => /^entry\.[0-9a-f]+\.js$/.test(name));
  if (!entry) throw new Error(`The build of ${manifest.name} has no entry.`);
  const hash = createHash('sha256').update(JSON.stringify(manifest));
  for (const name of names) hash.update(name).update(await readFile(join(built, name)));
  const version = hash.digest('hex').slice(0, 12);

  const home = join(web, 'remotes', manifest.name);
  const folder = join(home, version);
  await copyFiles(names, built, folder);
  await writeWhole(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, version, entry }, null, 2));
  await utimes(folder, new Date(), new Date());
  await makeCurrent(web, manifest.name, version);
  await forgetOldVersions(home, version);
  return version;
}

/** Makes a version that lies there the one `entry.json` names. @param {string} web @param {string} name @param {string} version */
export async function makeCurrent(web, name, version) {
  const manifest = `/remotes/${name}/${version}/manifest.json`;
  const entry = join(web, 'remotes', name, 'entry.json');
  await writeWhole(entry, JSON.stringify({ name, version, manifest }));
}

async function forgetOldVersions(home, current) {
  const folders = (await readdir(home, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const dated = await Promise.all(
    folders.map(async ({ name }) => ({ name, at: (await stat(join(home, name))).mtimeMs })),
  );
  const old = dated.filter(({ name }) => name !== current).sort((a, b) => b.at - a.at);
  for (const { name } of old.slice(MOST_VERSIONS - 1)) await rm(join(home, name), { recursive: true });
}

/** Writes `/remotes.json` from what each remote's `entry.json` says. @param {string} web @param {string[]} names */
export async function publishRegistry(web, names) {
  const remotes = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(web, 'remotes', name, 'entry.json'), 'utf8'))),
  );
  await writeWhole(join(web, 'remotes.json'), JSON.stringify({ remotes }, null, 2));
}
