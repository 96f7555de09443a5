import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'alone-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes a number that it read before, as builds do with their stamps; what they log comes back. */
const program = (folder: string) => `
  import { readFileSync, writeFileSync, existsSync } from 'node:fs';
  import { setTimeout as pause } from 'node:timers/promises';
  import { alone } from ${JSON.stringify(join(__dirname, 'alone.mjs'))};
  const file = ${JSON.stringify(join(folder, 'count'))};
  await alone({ root: ${JSON.stringify(folder)}, log: console.log }, async () => {
    const before = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    await pause(300);
    writeFileSync(file, String(before + 1));
  });
`;
const start = async () =>
  (await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program(root)])).stdout;
const count = () => readFileSync(join(root, 'count'), 'utf8');

it('starts at the same time follow each other, and those that wait say so', async () => {
  const said = await Promise.all([start(), start(), start()]);
  expect(count()).toBe('3');
  expect(said.filter((words) => words.includes('waiting for it'))).toHaveLength(2);
  expect(existsSync(join(root, '.build/at-work'))).toBe(false);
});

it.each([
  ['a process that is gone', '4194304'],
  ['nobody, for a while', ''],
])('what %s left does not stop a start', async (_, left) => {
  mkdirSync(join(root, '.build'));
  writeFileSync(join(root, '.build/at-work'), left);
  await start();
  expect(count()).toBe('1');
});
