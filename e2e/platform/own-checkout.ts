import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { run } from './processes';
import { root } from './single-machine';

/** A copy of the checkout as it is built, for one test to work in. */
export interface OwnCheckout {
  /** Its top folder; third-party packages are found from there as in the checkout. */
  folder: string;
  /** Does for workspaces what `npm install` does: they find each other by their names. */
  linkWorkspaces(): void;
  /** Runs Node there; answers what it printed. @throws with that when it fails */
  node(...args: string[]): Promise<string>;
  /** A digest of each of its source files, by path. */
  digests(): Map<string, string>;
  dispose(): void;
}

/** What nobody writes by hand, and what tests leave. */
const made = new Set([
  'node_modules',
  '.git',
  '.build',
  '.data',
  '.cache',
  'test-results',
  'playwright-report',
]);

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (made.has(entry.name) || entry.name === 'dist') return [];
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}

/** Copies sources, compiled code and web files to a folder below .build. */
export function ownCheckout(): OwnCheckout {
  const folder = mkdtempSync(join(root, '.build/checkout-of-a-test-'));
  for (const name of readdirSync(root)) {
    if (made.has(name)) continue;
    const filter = (path: string) => !made.has(basename(path));
    cpSync(join(root, name), join(folder, name), { recursive: true, filter, preserveTimestamps: true });
  }
  for (const name of ['web', 'server-stamp.json'])
    cpSync(join(root, '.build', name), join(folder, '.build', name), { recursive: true });

  const linkWorkspaces = () => {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { link?: boolean; resolved?: string }>;
    };
    for (const [path, { link, resolved }] of Object.entries(packages)) {
      if (!link || !resolved) continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      symlinkSync(join(folder, resolved), join(folder, path));
      // What a workspace has for itself alone.
      const own = join(resolved, 'node_modules');
      if (existsSync(join(root, own)) && !existsSync(join(folder, own)))
        symlinkSync(join(root, own), join(folder, own));
    }
  };
  linkWorkspaces();
  return {
    folder,
    linkWorkspaces,
    async node(...args) {
      const command = run(process.execPath, args, { cwd: folder });
      if ((await command.ended) !== 0) throw new Error(command.output());
      return command.output();
    },
    digests: () =>
      new Map(
        filesOf(folder).map((path) => [
          relative(folder, path),
          createHash('sha256').update(readFileSync(path)).digest('hex'),
        ]),
      ),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
