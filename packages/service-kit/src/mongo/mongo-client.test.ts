import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { openStoreForTest } from '@coaching/embedded/testing';
import { newMongoClient } from './mongo-client';

let server: Server;
beforeEach(async () => {
  server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
});

/** The driver's own connection over a socket: nothing of its public side reaches the moment between two events. */
function connectionOver(socket: Socket) {
  const { Connection } = require('mongodb/lib/cmap/connection');
  const options = { id: 1, generation: 0, monitorCommands: false, hostAddress: undefined };
  return new Connection(socket, options) as { command(ns: unknown, command: object): Promise<unknown> };
}

it('what is asked over a socket that has just been closed fails, instead of waiting for ever', async () => {
  const { port } = server.address() as AddressInfo;
  await newMongoClient(`mongodb://127.0.0.1:${port}`, {}).close();
  const { ns } = require('mongodb/lib/utils');
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const connection = connectionOver(socket);
  socket.destroy();
  await expect(connection.command(ns('admin.$cmd'), { hello: 1 })).rejects.toThrow(/closed/);
});

/** Stands before a database. What is connected can be cut off without a word, as when the machine is gone. */
async function beforeDatabase(url: string) {
  const { hostname, port } = new URL(url);
  const pairs: [Socket, Socket][] = [];
  const standing = createServer((near) => {
    const far = connect(Number(port), hostname);
    pairs.push([near, far]);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      from.on('error', () => to.destroy()).pipe(to);
  }).listen(0, '127.0.0.1');
  await once(standing, 'listening');
  const own = new URL(url);
  // A machine of its own may go.
  own.searchParams.delete('connectTimeoutMS');
  own.host = `127.0.0.1:${(standing.address() as AddressInfo).port}`;
  return {
    url: own.href,
    cutOff() {
      for (const [near, far] of pairs) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    async close() {
      for (const socket of pairs.flat()) socket.destroy();
      standing.close();
      await once(standing, 'close');
    },
  };
}

it('who asks a database whose machine went without a word is answered by the one in its place', async () => {
  const store = await openStoreForTest();
  const between = await beforeDatabase(store.url);
  const client = newMongoClient(between.url, {});
  const lessons = client.db('lessons').collection('lessons');
  await lessons.insertOne({ title: 'Fractions' });
  between.cutOff();
  expect(await lessons.countDocuments()).toBe(1);
  await client.close();
  await between.close();
  await store.close();
  // Less than the driver needs to notice where nobody tells it to look sooner.
}, 15_000);

it('what an address says of how long to wait for an answer counts, as that of a store of one’s own does', async () => {
  const waits = (url: string) => newMongoClient(url, {}).options.connectTimeoutMS;
  expect(waits('mongodb://db.test:27017/')).toBe(4000);
  expect(waits('mongodb://db.test:27017/?connectTimeoutMS=70000')).toBe(70_000);
  const store = await openStoreForTest();
  // Longer than it takes to build the index of a large collection.
  expect(waits(store.url)).toBeGreaterThan(60_000);
  await store.close();
});
