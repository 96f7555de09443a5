import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotStart, prepareDataDirectory } from './data-directory';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'data-directory-'));
});
afterEach(() => rm(parent, { recursive: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

it('is made for its owner’s eyes only', async () => {
  const directory = join(parent, 'data');
  await prepareDataDirectory(directory);
  expect(await modeOf(directory)).toBe(0o700);
});

it('that an earlier version left open is closed, with all that is in it', async () => {
  const directory = join(parent, 'data');
  await mkdir(join(directory, 'uploads'), { recursive: true, mode: 0o755 });
  const file = join(directory, 'uploads', 'picture.png');
  await writeFile(file, '', { mode: 0o644 });
  await chmod(file, 0o644);
  await prepareDataDirectory(directory);
  expect([await modeOf(directory), await modeOf(join(directory, 'uploads')), await modeOf(file)]).toEqual([
    0o700, 0o700, 0o600,
  ]);
});

it('that cannot be one stops the start with words', async () => {
  const file = join(parent, 'file');
  await writeFile(file, '');
  await expect(prepareDataDirectory(join(file, 'data'))).rejects.toThrow(CannotStart);
});
