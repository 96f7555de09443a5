import { answering } from './commands/dispatch';
import { replicaSet } from './commands/handshake';
import { listen } from './protocol/server';
import { Store } from './store';

export { StoreStartError } from './errors';

export type StoreOptions = {
  /** Directory the data lives in; made if it is not there. One store per directory. */
  dataDir: string;
  /** TCP port; 0, the default, takes a free one. */
  port?: number;
  /** Address to listen on; loopback by default, and nothing else is safe: there is no authentication. */
  host?: string;
};

/** A store that accepts connections. */
export type RunningStore = { url: string; port: number; stop(): Promise<void> };

export async function startStore(options: StoreOptions): Promise<RunningStore> {
  const { dataDir, host = '127.0.0.1' } = options;
  const store = new Store({
    dataDir,
    isDurable: true,
    cacheBytes: 128 * 1024 * 1024,
    hasTestCommands: false,
  });
  const listener = await listen(host, options.port ?? 0, (connection) => answering(store, connection));
  store.address = `${host}:${listener.port}`;
  return {
    url: `mongodb://${store.address}/?replicaSet=${replicaSet}&directConnection=true`,
    port: listener.port,
    async stop() {
      await listener.close();
      await store.close();
    },
  };
}
