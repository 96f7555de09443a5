import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findVariant } from './variants';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'variants-test-'));
  for (const name of [
    'all.js',
    'all.js.br',
    'all.js.gz',
    'zipped.js',
    'zipped.js.gz',
    'plain.js',
    'gone.js.br',
  ])
    await writeFile(join(folder, name), name);
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['all.js', 'gzip, deflate, br', 'br'],
  ['all.js', 'GZIP', 'gzip'],
  ['all.js', 'br;q=0, gzip;q=0.5', 'gzip'],
  ['all.js', 'br;q=0.0, gzip;q=0', null],
  ['all.js', 'identity', null],
  ['all.js', '', null],
  ['all.js', 'brotli', null],
  ['zipped.js', 'gzip, br', 'gzip'],
  ['plain.js', 'gzip, br', null],
])('%s for "%s" is sent as %s', async (name, accepted, encoding) => {
  const variant = await findVariant(join(folder, name), accepted);
  const ending = { br: '.br', gzip: '.gz' }[String(encoding)] ?? '';
  expect(variant).toEqual({ file: join(folder, name + ending), encoding });
});

it.each(['missing.js', 'gone.js', '.'])('%s is no file', async (name) => {
  expect(await findVariant(join(folder, name), 'br')).toBeNull();
});
