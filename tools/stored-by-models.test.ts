import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const services = join(__dirname, '../services');

/** What services run, by path: neither tests nor what these need. */
const sources = readdirSync(services, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^[a-z-]+\/src\/.*\.ts$/.test(path))
  .filter((path) => !/\.test\.ts$|\/src\/testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(services, path), 'utf8') }));

const holding = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

it('looks at every service', () => {
  expect(new Set(sources.map(({ path }) => path.split('/')[0])).size).toBe(readdirSync(services).length);
});

it('no service reads or writes a collection past its models', () => {
  expect(
    holding(/\.collections?\s*(?:<[^(]*>)?\(|\.collection\b(?!s)|\.getClient\(|\.db\b|\bdb\s*[,}]/),
  ).toEqual([]);
});

it('no service depends on the driver by itself', () => {
  const dependent = readdirSync(services).filter((name) => {
    const manifest = JSON.parse(readFileSync(join(services, name, 'package.json'), 'utf8'));
    return 'mongodb' in { ...manifest.dependencies, ...manifest.devDependencies };
  });
  expect(dependent).toEqual([]);
});

it('there is one S3 client', () => {
  expect(holding(/new S3Client\(/)).toEqual(['content/src/storage/s3-storage.ts']);
});
