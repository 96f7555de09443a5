import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type S3ForTest, startS3 } from '../testing/s3-server';
import { diskStorage } from './disk-storage';
import { s3Storage } from './s3-storage';
import type { Storage, StoredBytes } from './storage';

let directory: string;
let s3: S3ForTest;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'storage-test-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(directory, { recursive: true });
});

const textOf = async (stored: StoredBytes | null) => stored && (await buffer(stored.bytes)).toString();
const store = (storage: Storage, key: string, text: string) =>
  storage.store(key, Readable.from([Buffer.from(text)]), { type: 'text/plain', length: text.length });

describe.each([
  ['on a disk', () => diskStorage(directory)],
  ['in a bucket', () => s3Storage(s3.place)],
])('files %s', (_, open) => {
  it('are found as they were stored', async () => {
    const storage = open();
    await store(storage, 'first.txt', 'one and only');
    const found = await storage.find('first.txt');
    expect(found?.length).toBe(12);
    expect(await textOf(found)).toBe('one and only');
  });

  it('are replaced as a whole', async () => {
    const storage = open();
    await store(storage, 'second.txt', 'the first, longer text');
    await store(storage, 'second.txt', 'the second');
    expect(await textOf(await storage.find('second.txt'))).toBe('the second');
  });

  it('are gone once removed, also twice', async () => {
    const storage = open();
    await store(storage, 'third.txt', 'x');
    await storage.remove('third.txt');
    await storage.remove('third.txt');
    expect(await storage.find('third.txt')).toBeNull();
  });

  it('that were never stored are not there', async () => {
    const storage = open();
    expect(await storage.find('never.txt')).toBeNull();
    expect(await storage.arrived('never.txt')).toBeNull();
    await storage.dropArrived('never.txt');
  });

  it('of many megabytes pass through', async () => {
    const storage = open();
    const large = Buffer.alloc(20 * 1024 * 1024, 'large');
    await storage.store('large.bin', Readable.from([large.subarray(0, 1e7), large.subarray(1e7)]), {
      type: 'text/plain',
      length: large.length,
    });
    const found = await storage.find('large.bin');
    expect((await buffer(found!.bytes)).equals(large)).toBe(true);
  });
});

describe('a disk', () => {
  it('takes no key that leads elsewhere', async () => {
    const storage = diskStorage(directory);
    for (const key of ['../secrets.json', '/etc/passwd', '..', '.hidden', 'a/b', 'a\\b', ''])
      await expect((async () => storage.find(key))()).rejects.toThrow('no key');
  });

  it('stores nothing of a file that breaks off', async () => {
    const storage = diskStorage(join(directory, 'broken'));
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('gone');
      })(),
    );
    await expect(storage.store('half.txt', broken, { type: '', length: 8 })).rejects.toThrow('gone');
    expect(await storage.find('half.txt')).toBeNull();
    expect(await readdir(join(directory, 'broken', 'ha'))).toEqual([]);
  });
});

describe('a bucket', () => {
  const put = (url: string, headers: Record<string, string>, body = 'hello') =>
    fetch(url, { method: 'PUT', headers, body });
  const png = { 'x-amz-acl': 'public-read', 'content-type': 'image/png' };
  const aPng = { type: 'image/png', length: null };

  it('takes what a browser sends to a signed address, apart from what is stored', async () => {
    const storage = s3Storage(s3.place);
    const url = await storage.sendAddress('sent.png', aPng, 60);
    expect((await put(url!, png)).status).toBe(200);
    expect(await storage.find('sent.png')).toBeNull();
    expect(await textOf(await storage.arrived('sent.png'))).toBe('hello');
    await storage.dropArrived('sent.png');
    expect(await storage.arrived('sent.png')).toBeNull();
  });

  it.each([
    ['of another type', (url: string) => put(url, { ...png, 'content-type': 'text/html' })],
    ['with other rights', (url: string) => put(url, { ...png, 'x-amz-acl': 'public-read-write' })],
    ['under another name', (url: string) => put(url.replace('refused.png', 'other.png'), png)],
    ['in the place of what is stored', (url: string) => put(url.replace('incoming/', 'files/'), png)],
    [
      'with a forged signature',
      (url: string) => put(url.replace(/Signature=.{8}/, 'Signature=00000000'), png),
    ],
    ['by another method', (url: string) => fetch(url, { method: 'DELETE', headers: png })],
  ])('refuses what is sent %s', async (_, send) => {
    const url = await s3Storage(s3.place).sendAddress('refused.png', aPng, 60);
    expect((await send(url!)).status).toBe(403);
  });

  it('takes no more and no fewer bytes than were named', async () => {
    const storage = s3Storage(s3.place);
    const url = await storage.sendAddress('named.png', { type: 'image/png', length: 5 }, 60);
    expect((await put(url!, png, 'hello and more')).status).toBe(403);
    expect((await put(url!, png, 'hell')).status).toBe(403);
    expect(await storage.arrived('named.png')).toBeNull();
    expect((await put(url!, png, 'hello')).status).toBe(200);
    expect(await storage.arrivals()).toContainEqual({ key: 'named.png', length: 5 });
  });

  it('refuses what is sent too late', async () => {
    const url = await s3Storage(s3.place).sendAddress('late.png', aPng, 1);
    s3.later(2000);
    const { status } = await put(url!, png);
    s3.later(-2000);
    expect(status).toBe(403);
  });

  it('that is not there is an error, not an absent file', async () => {
    const storage = s3Storage({ ...s3.place, bucket: 'nowhere' });
    await expect(store(storage, 'x.txt', 'x')).rejects.toThrow('bucket');
  });

  it('that refuses our keys is an error', async () => {
    const storage = s3Storage({ ...s3.place, secretAccessKey: 'wrong' });
    await expect(storage.find('x.txt')).rejects.toThrow('403');
  });
});
