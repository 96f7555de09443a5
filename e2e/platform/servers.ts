import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Running, run } from './processes';
import { root } from './single-machine';

/** Starts a server and waits until it answers. */
export type StartServer = (port: number) => Promise<Running>;

const path = `${process.env.PATH}:/usr/sbin`;

/**
 * The servers that are not ours, as compose starts them: real NATS and Redis, and the embedded store in MongoDB's place
 * (no MongoDB server is to be had on a test machine).
 * @param folder where they store their data
 */
export function serversIn(folder: string, passwords: { nats: string; redis: string }) {
  const nats: StartServer = async (port) => {
    const address = ['-a', '127.0.0.1', '-p', String(port)];
    const account = ['--user', 'sidelight', '--pass', passwords.nats];
    const args = ['-js', '-sd', join(folder, 'nats'), ...address, ...account];
    const server = run('nats-server', args, { cwd: folder, env: { PATH: path } });
    await server.line(/Server is ready/);
    return server;
  };
  const redis: StartServer = async (port) => {
    const address = ['--port', String(port), '--bind', '127.0.0.1'];
    const args = [...address, '--dir', folder, '--appendonly', 'yes', '--requirepass', passwords.redis];
    const server = run('redis-server', args, { cwd: folder, env: { PATH: path } });
    await server.line(/Ready to accept connections/);
    return server;
  };
  const data = join(folder, 'store');
  const mongodb: StartServer = async (port) => {
    const args = ['tools/store.mjs', 'store', '--port', String(port), '--data', data];
    const server = run(process.execPath, args, { cwd: root });
    await server.line(/answers at/);
    return server;
  };
  /** The store's address; its user and password are its own. */
  const storeUrl = () => readFileSync(join(data, 'store.url'), 'utf8').trim();
  return { servers: { nats, redis, mongodb } as Record<string, StartServer>, storeUrl };
}
