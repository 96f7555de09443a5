import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from './data-directory';
import { storedSecrets } from './secrets';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(directory, { recursive: true }));

it('are made once, for their owner’s eyes only', async () => {
  const secrets = await storedSecrets(directory);
  expect(await storedSecrets(directory)).toEqual(secrets);
  expect(secrets.session).not.toBe(secrets.actor);
  expect((await stat(join(directory, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

it.each(['', '{"session":"a', '{"session":"a"}', 'null'])(
  'that are damaged (%j) stop the start with words',
  async (text) => {
    const file = join(directory, 'secrets.json');
    await writeFile(file, text);
    await expect(storedSecrets(directory)).rejects.toThrow(CannotStart);
    await expect(storedSecrets(directory)).rejects.toThrow(`The file ${file} is damaged`);
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);
