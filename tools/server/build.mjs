/** Compiles every server workspace's TypeScript to CommonJS in its dist/, only the files that changed. */
import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const workspaces = [
  'packages/contracts',
  'packages/access',
  'packages/service-kit',
  'packages/embedded',
  'packages/demo',
  'gateway',
  'single-machine',
];
/** Loaded when first used: most installations speak to none of them, and a start would wait for them. */
const lazy = ['redis', 'stripe', '@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner', 'nodemailer'];
const isSource = (path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && !path.endsWith('.test.ts');

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** Folders that hold server code: the fixed ones and every service. */
async function serverFolders(root) {
  const services = await readdir(join(root, 'services'), { withFileTypes: true });
  return [
    ...workspaces,
    ...services.filter((entry) => entry.isDirectory()).map((entry) => `services/${entry.name}`),
  ];
}

/**
 * Brings dist/ of all server workspaces up to date.
 * @param {{ root: string, log: (line: string) => void }} options
 * @returns {Promise<number>} how many files were compiled
 */
export async function buildServer({ root, log }) {
  const stampFile = join(root, '.build/server-stamp.json');
  const before = JSON.parse(await readFile(stampFile, 'utf8').catch(() => '{}'));
  const after = {};
  const changed = [];
  for (const folder of await serverFolders(root)) {
    const source = join(root, folder, 'src');
    const outputs = new Set();
    for (const file of (await filesBelow(source)).filter(isSource)) {
      const { mtimeMs, size } = statSync(file);
      const output = join(root, folder, 'dist', relative(source, file).replace(/\.ts$/, '.js'));
      const key = relative(root, file);
      outputs.add(output);
      after[key] = `${mtimeMs}:${size}`;
      const built = before[key] === after[key] && existsSync(output);
      if (!built) changed.push({ file, output });
    }
    for (const stale of await filesBelow(join(root, folder, 'dist'))) {
      if (!outputs.has(stale.replace(/\.map$/, ''))) await rm(stale);
    }
  }
  if (changed.length > 0) {
    const { transformFile } = await import('@swc/core');
    await Promise.all(
      changed.map(async ({ file, output }) => {
        const { code, map } = await transformFile(file, {
          jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
          module: { type: 'commonjs', lazy },
          sourceMaps: true,
        });
        await mkdir(dirname(output), { recursive: true });
        await writeFile(output, code);
        if (map) await writeFile(`${output}.map`, map);
      }),
    );
    log(`Server code: ${changed.length} files compiled.`);
  }
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, JSON.stringify(after));
  return changed.length;
}
