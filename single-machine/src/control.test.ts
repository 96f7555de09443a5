import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askRunning, type Control, openControl } from './control';

const flush = async () => {};

let directory: string;
let control: Control | null = null;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'control-'));
});
afterEach(async () => {
  await control?.close();
  control = null;
  await rm(directory, { recursive: true });
});

const address = async () =>
  JSON.parse(await readFile(join(directory, 'control.json'), 'utf8')) as { port: number; key: string };

async function asked(): Promise<{ lines: string[]; done: boolean | null }> {
  const lines: string[] = [];
  return { done: await askRunning(directory, (line) => lines.push(line)), lines };
}

it('a running platform is asked to publish everything again, says how much each service published, and is done when all has arrived', async () => {
  const arrived: string[] = [];
  control = await openControl(directory, {
    identity: { republish: async () => 7, flush: async () => void arrived.push('identity') },
    reports: { republish: async () => 0, flush: async () => void arrived.push('reports') },
  });
  const answer = await asked();
  expect(arrived).toEqual(['identity', 'reports']);
  expect(answer).toEqual({
    done: true,
    lines: ['identity: 7 events published again.', 'reports: 0 events published again.'],
  });
});

it('says what went wrong, and takes no second rebuild beside one', async () => {
  let fail = (_: Error) => {};
  const republish = () =>
    new Promise<number>((_, reject) => {
      fail = reject;
    });
  control = await openControl(directory, { identity: { republish, flush } });
  // Whichever of the two comes first goes on; the other is refused at once.
  const both = [asked(), asked()];
  const refused = await Promise.race(both);
  expect(refused).toEqual({ done: false, lines: ['A rebuild is under way already.'] });
  fail(new Error('the store is away'));
  const failed = { done: false, lines: ['The rebuild failed: the store is away'] };
  expect(await Promise.all(both)).toContainEqual(failed);
});

it('is for who may read the data directory, and is not there without a key or by another call', async () => {
  control = await openControl(directory, { identity: { republish: async () => 1, flush } });
  const { port, key } = await address();
  expect((await stat(join(directory, 'control.json'))).mode & 0o077).toBe(0);
  const statuses: number[] = [];
  for (const [path, method, authorization] of [
    ['/republish', 'POST', ''],
    ['/republish', 'POST', `Bearer ${'0'.repeat(key.length)}`],
    ['/republish', 'GET', `Bearer ${key}`],
    ['/', 'POST', `Bearer ${key}`],
  ] as const) {
    const headers = { authorization };
    statuses.push((await fetch(`http://127.0.0.1:${port}${path}`, { method, headers })).status);
  }
  expect(statuses).toEqual([404, 404, 404, 404]);
});

it('none runs before it has started, after it has stopped, and where it was killed', async () => {
  expect((await asked()).done).toBeNull();
  const stopped = await openControl(directory, {});
  const left = await address();
  await stopped.close();
  expect((await asked()).done).toBeNull();
  await writeFile(join(directory, 'control.json'), JSON.stringify(left));
  expect((await asked()).done).toBeNull();
});
