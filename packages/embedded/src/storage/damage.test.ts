import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CommandsForTest } from '../commands/commands-for-test';
import { StoreError } from '../errors';
import { Random } from '../model/random';
import type { Document } from '../values/types';
import { examine, pageSize } from './examine';

// Some hundred stores are opened.
jest.setTimeout(240_000);

const rounds = 240;
const collections = ['lines', 'others'];

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'store-damage-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** Everything in a store: all documents as they are stored, and what each index finds. */
async function allIn(commands: CommandsForTest): Promise<Document> {
  const all: Document = {};
  for (const name of collections) {
    all[name] = await commands.exactly({ find: name, hint: { $natural: 1 } });
    for (const index of ['_id_', 'n', 'tags']) {
      all[`${name} by ${index}`] = await commands.list({ find: name, hint: index, projection: { _id: 1 } });
    }
  }
  return all;
}

async function write(commands: CommandsForTest, from: number): Promise<void> {
  for (const name of collections) {
    const documents = Array.from({ length: 60 }, (_, i) => ({
      _id: from + i,
      n: from + i,
      tags: [`a${i % 5}`, 'b'],
      // Some stand beside others on a page, some fill several.
      text: 'x'.repeat((i * 131) % 900) + (i % 20 === 0 ? 'y'.repeat(20_000) : ''),
    }));
    const indexes = [
      { key: { n: 1 }, name: 'n', unique: true },
      { key: { tags: 1 }, name: 'tags' },
    ];
    await commands.run({ createIndexes: name, indexes });
    await commands.run({ insert: name, documents });
    await commands.run({ delete: name, deletes: [{ q: { n: { $mod: [4, 1] } }, limit: 0 }] });
  }
}

/** Changes a file as disks, cables and people do. */
function damage(bytes: Buffer, random: Random): [string, Buffer] {
  const place = (size: number) => random.below(Math.floor(size));
  const page = place(bytes.length / pageSize) * pageSize;
  const changed = Buffer.from(bytes);
  switch (place(6)) {
    case 0: {
      const at = place(bytes.length);
      changed[at] = (changed[at] as number) ^ (1 << place(8));
      return [`a bit at ${at}`, changed];
    }
    case 1: {
      // Where a page says what it is and where its entries are: the worst place.
      const at = page + place(64);
      changed[at] = place(256);
      return [`a byte at ${at}`, changed];
    }
    case 2: {
      const at = place(bytes.length - 64);
      for (let i = 0; i < 64; i++) changed[at + i] = place(256);
      return [`64 bytes at ${at}`, changed];
    }
    case 3:
      return [`zeroes at ${page}`, changed.fill(0, page, page + pageSize)];
    case 4: {
      const other = place(bytes.length / pageSize) * pageSize;
      bytes.copy(changed, page, other, other + pageSize);
      return [`page ${other} at ${page}`, changed];
    }
    default: {
      const size = place(bytes.length);
      return [`cut at ${size}`, changed.subarray(0, size)];
    }
  }
}

/** A store on the file, or why it does not start. */
async function open(): Promise<CommandsForTest | StoreError> {
  try {
    return await CommandsForTest.open(directory);
  } catch (error) {
    if (error instanceof StoreError) return error;
    throw error;
  }
}

it.each([1, 2, 3])(
  'a damaged file is reported and left alone, or served as it was: seed %i',
  async (seed) => {
    const path = join(directory, 'store.mdb');
    const first = await CommandsForTest.open(directory);
    await write(first, 0);
    await first.restart();
    await write(first, 100);
    const expected = await allIn(first);
    await write(first, 1000);
    await first.store.close();
    const sound = await readFile(path);
    const again = await CommandsForTest.open(directory);
    const later = await allIn(again);
    await again.store.close();
    expect(later).not.toEqual(expected);
    const random = new Random(seed * 104729);
    const outcomes = { refused: 0, served: 0 };
    for (let round = 0; round < rounds / 3; round++) {
      const [what, bytes] = damage(sound, random);
      await writeFile(path, bytes);
      const opened = await open();
      if (opened instanceof StoreError) {
        outcomes.refused++;
        expect({ what, message: opened.message }).toEqual({
          what,
          message: expect.stringMatching(
            /is damaged \(.*\); nothing was changed\. Restore a backup with|was not written by this store/,
          ),
        });
        expect((await readFile(path)).equals(bytes)).toBe(true);
      } else {
        outcomes.served++;
        expect({ what, all: await allIn(opened) }).toEqual({ what, all: later });
        // Nor does it come to light by what is written next.
        await write(opened, 5000);
        await opened.restart();
        await allIn(opened);
        await opened.store.close();
        expect({ what, damages: examine(path)?.damages }).toEqual({ what, damages: [] });
      }
    }
    expect(outcomes.refused).toBeGreaterThan(0);
    expect(outcomes.served).toBeGreaterThan(0);
  },
);

it('bytes that change under a running store are reported and not served', async () => {
  const path = join(directory, 'store.mdb');
  const commands = await CommandsForTest.open(directory);
  await commands.run({ insert: 'lines', documents: [{ _id: 1, text: 'the quick brown fox' }] });
  await commands.restart();
  const bytes = await readFile(path);
  for (let at = bytes.indexOf('quick'); at >= 0; at = bytes.indexOf('quick', at + 1))
    bytes.write('slow!', at);
  await writeFile(path, bytes);
  expect(await commands.run({ find: 'lines' })).toMatchObject({
    ok: 0,
    code: 341,
    codeName: 'DataCorruptionDetected',
    errmsg: expect.stringContaining('The data file is damaged'),
  });
  await commands.store.close();
});

it('a file of the first format, without checksums, is written anew with them, and is what it was', async () => {
  const path = join(directory, 'store.mdb');
  const fixture = gunzipSync(await readFile(join(__dirname, 'fixtures/first-format.mdb.gz')));
  await writeFile(path, fixture);
  expect(examine(path)).toMatchObject({ format: 'plain', damages: [] });
  const commands = await CommandsForTest.open(directory);
  expect(examine(path)).toMatchObject({ format: 'checked', damages: [] });
  const list = (filter: Document, more: Document = {}) => commands.list({ find: 'lines', filter, ...more });
  expect(await list({})).toHaveLength(38);
  expect(await list({ n: 7 })).toEqual([expect.objectContaining({ _id: 7, t: 'changed', big: 7 })]);
  expect(await list({ tags: 'a1' }, { hint: 'tags_1' })).toHaveLength(12);
  expect((await list({ _id: 'long' }))[0]?.t).toHaveLength(30_000);
  const again = { insert: 'lines', documents: [{ _id: 'again', n: 7 }] };
  expect(await commands.run(again)).toMatchObject({ writeErrors: [{ code: 11000 }] });
  expect(await commands.run({ insert: 'checked', documents: [{ n: 'text' }] })).toMatchObject({
    writeErrors: [{ code: 121 }],
  });
  await commands.store.close();
});

it('a damaged file of the first format is left as it is', async () => {
  const path = join(directory, 'store.mdb');
  const fixture = gunzipSync(await readFile(join(__dirname, 'fixtures/first-format.mdb.gz')));
  fixture.fill(0xee, 2 * pageSize);
  await writeFile(path, fixture);
  expect(await open()).toMatchObject({ reason: 'torn' });
  expect((await readFile(path)).equals(fixture)).toBe(true);
});

it('what a crash leaves of a file that is written anew is made anew', async () => {
  const path = join(directory, 'store.mdb');
  await writeFile(path, gunzipSync(await readFile(join(__dirname, 'fixtures/first-format.mdb.gz'))));
  await copyFile(path, `${path}.upgrade`);
  const commands = await CommandsForTest.open(directory);
  expect(await commands.list({ find: 'lines' })).toHaveLength(38);
  await commands.store.close();
});
