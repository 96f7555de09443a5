import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  version?: string;
  resolved?: string;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(join(__dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const packages = Object.entries(lock.packages);

/** The entry that Node would find for a dependency of what lies at `path`. */
function found(path: string, dependency: string): Locked | undefined {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const entry = lock.packages[`${folder && `${folder}/`}node_modules/${dependency}`];
    if (entry || folder === '') return entry;
  }
}

const fits = (allowed: string[] | undefined, value: string) => !allowed || allowed.includes(value);

/** Packages that come with a native binary of their own for each platform, with what the lock has of them. */
const natives = packages
  .map(([path, { optionalDependencies = {} }]) => ({
    name: path.split('node_modules/').pop()!,
    builds: Object.keys(optionalDependencies)
      .map((dependency) => ({ dependency, entry: found(path, dependency) }))
      .filter(({ dependency, entry }) => entry?.cpu || /-(?:darwin|linux|win32)/.test(dependency)),
  }))
  .filter(({ builds }) => builds.length > 1);

const platforms: { os: string; cpu: string; libc?: string }[] = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'win32', cpu: 'x64' },
];

it('knows the packages with native binaries', () => {
  const names = natives.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      '@biomejs/biome',
      '@node-rs/argon2',
      '@rspack/binding',
      '@swc/core',
      'lmdb',
      'msgpackr-extract',
      'sharp',
      'typescript',
      'unrs-resolver',
    ]),
  );
});

it.each(platforms.map((platform) => [Object.values(platform).join(' '), platform] as const))(
  'names every native binary of %s',
  (_, { os, cpu, libc }) => {
    const lacking = natives.filter(
      ({ builds }) =>
        !builds.some(
          ({ entry }) =>
            entry?.version &&
            fits(entry.os, os) &&
            fits(entry.cpu, cpu) &&
            (libc === undefined || fits(entry.libc, libc)),
        ),
    );
    expect(lacking.map(({ name }) => name)).toEqual([]);
  },
);

it('names everything that is optional, or `npm ci` would refuse the lock elsewhere', () => {
  const lacking = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((dependency) => !found(path, dependency))
      .map((dependency) => `${dependency} of ${path}`),
  );
  expect(lacking).toEqual([]);
});

it('names no place that packages come from', () => {
  const places = packages.filter(([, { resolved, link }]) => resolved && !link);
  expect(places.map(([path]) => path)).toEqual([]);
});
