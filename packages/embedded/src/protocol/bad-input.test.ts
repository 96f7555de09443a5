import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { serialize } from 'bson';
import { MongoClient } from 'mongodb';
import { startStoreForTest } from '../testing';

let store: Awaited<ReturnType<typeof startStoreForTest>>;
let client: MongoClient;

beforeAll(async () => {
  store = await startStoreForTest();
  client = await MongoClient.connect(store.url);
});
afterAll(async () => {
  await client.close();
  await store.close();
});

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(store.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  return socket;
}

/** A message whose header says what the test wants it to say. */
function message(body: Buffer, { length = 16 + body.length, operation = 2013 } = {}): Buffer {
  const header = Buffer.alloc(16);
  header.writeInt32LE(length, 0);
  header.writeInt32LE(1, 4);
  header.writeInt32LE(operation, 12);
  return Buffer.concat([header, body]);
}

const section = (bson: Uint8Array) => Buffer.concat([Buffer.alloc(4), Buffer.of(0), bson]);
const ping = serialize({ ping: 1, $db: 'admin' });

/** Sends bytes; answers with what came back before the connection was closed, or with the first reply. */
async function send(bytes: Buffer): Promise<Buffer | 'closed'> {
  const socket = await open();
  socket.write(bytes);
  const reply = once(socket, 'data').then(([data]) => data as Buffer);
  const closed = once(socket, 'close').then(() => 'closed' as const);
  return Promise.race([reply, closed]).finally(() => socket.destroy());
}

const isAlive = async () => (await client.db('admin').command({ ping: 1 })).ok === 1;

function broken(change: (bson: Buffer) => void): Buffer {
  const bson = Buffer.from(serialize({ insert: 'c', documents: [{ a: 'text', b: [1, 2] }], $db: 'd' }));
  change(bson);
  return message(section(bson));
}

const inputs: [string, Buffer][] = [
  ['a length of zero', message(section(ping), { length: 0 })],
  ['a negative length', message(section(ping), { length: -1 })],
  ['a length beyond the limit', message(section(ping), { length: 0x7fffffff })],
  ['an operation that is not there', message(section(ping), { operation: 4711 })],
  ['no section', message(Buffer.alloc(5, 0))],
  ['an unknown section', message(Buffer.concat([Buffer.alloc(4), Buffer.of(9), ping]))],
  ['unknown flags', message(Buffer.concat([Buffer.of(0xff, 0xff, 0, 0), Buffer.of(0), ping]))],
  ['a document longer than its message', broken((bson) => bson.writeInt32LE(100_000, 0))],
  ['a document shorter than it says', broken((bson) => bson.writeInt32LE(9, 0))],
  ['a negative document length', broken((bson) => bson.writeInt32LE(-5, 0))],
  ['an unknown kind of value', broken((bson) => bson.fill(0x77, 4, 5))],
  ['a string longer than its document', broken((bson) => bson.writeInt32LE(0x7fffff00, 12))],
  ['no terminator', broken((bson) => bson.fill(1, bson.length - 1))],
  ['nothing but zeroes', Buffer.alloc(400)],
  ['an HTTP request', Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
];

describe('bad input over the socket', () => {
  it.each(inputs)('%s ends that connection, and the store goes on', async (_, bytes) => {
    const answer = await send(bytes);
    if (answer !== 'closed') expect(answer.toString('latin1')).toContain('errmsg');
    expect(await isAlive()).toBe(true);
  });

  it('a message cut off at any place', async () => {
    const whole = message(section(ping));
    for (let length = 1; length < whole.length; length++) {
      const socket = await open();
      socket.end(whole.subarray(0, length));
      await once(socket.resume(), 'close');
    }
    expect(await isAlive()).toBe(true);
  });

  it('a message that arrives byte by byte is answered', async () => {
    const socket = await open();
    for (const byte of message(section(ping))) socket.write(Buffer.of(byte));
    const [reply] = await once(socket, 'data');
    expect((reply as Buffer).length).toBeGreaterThan(20);
    socket.destroy();
  });

  it('random bytes, and random changes of a good message', async () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 48271) % 0x7fffffff;
      return seed / 0x7fffffff;
    };
    const good = broken(() => undefined);
    for (let round = 0; round < 200; round++) {
      const bytes = Buffer.from(good);
      if (round % 2 === 0) for (let i = 4; i < bytes.length; i++) bytes[i] = random() * 256;
      else
        for (let i = 0; i < 3; i++) bytes[16 + Math.floor(random() * (bytes.length - 16))] = random() * 256;
      const socket = await open();
      socket.end(bytes);
      await once(socket.resume(), 'close');
    }
    expect(await isAlive()).toBe(true);
  });

  it.each([
    ['documents', (inner: object) => ({ a: inner })],
    ['arrays', (inner: object) => [inner]],
    ['$and', (inner: object) => ({ $and: [inner] })],
    ['$not', (inner: object) => ({ a: { $not: inner } })],
    ['expressions', (inner: object) => ({ $expr: { $not: [inner] } })],
  ])('1,000 nested %s are refused', async (_, wrap) => {
    let nested: object = { a: 1 };
    for (let depth = 0; depth < 1000; depth++) nested = wrap(nested);
    const collection = client.db('d').collection('c');
    const filter = Array.isArray(nested) ? { a: nested } : nested;
    await expect(collection.find(filter).toArray()).rejects.toThrow();
    await expect(collection.insertOne({ nested })).rejects.toThrow();
    expect(await isAlive()).toBe(true);
  });

  it('a document beyond 16 MiB', async () => {
    const text = 'x'.repeat(16 * 1024 * 1024);
    await expect(
      client.db('d').collection('c').updateOne({}, { $set: { text } }, { upsert: true }),
    ).rejects.toMatchObject({
      code: 10334,
    });
    expect(await isAlive()).toBe(true);
  });
});
