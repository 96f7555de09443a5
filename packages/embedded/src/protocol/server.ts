import { createServer, Server, Socket } from 'node:net';
import { StoreError } from '../errors';
import { Peer, serve } from './connection';

/** A listener on loopback and the connections it has accepted. */
export type Listener = { port: number; close(): Promise<void> };

/** Starts listening; port 0 takes a free one. `connect` makes the other side of each connection. */
export function listen(host: string, port: number, connect: (connection: number) => Peer): Promise<Listener> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, connect(++connections));
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(new StoreError('port', `The store cannot listen on ${host}:${port}: ${error.message}.`));
    });
    server.listen(port, host, () => resolve({ port: portOf(server), close: () => close(server, sockets) }));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function close(server: Server, sockets: Set<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const socket of sockets) socket.destroy();
  });
}
