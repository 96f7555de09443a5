import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
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
