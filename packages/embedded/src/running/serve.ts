import { answering } from '../commands/dispatch';
import { expireDocuments, expireIdle, ttlInterval } from '../commands/expiry';
import { replicaSet } from '../commands/handshake';
import { listen } from '../protocol/server';
import { Store, StoreSettings } from '../store';

/** Where a store listens, and how it is stopped. */
export type Served = { url: string; port: number; stop(): Promise<void> };

export type ServeOptions = StoreSettings & {
  host: string;
  port: number;
  /** Told in one line what goes wrong in the background. */
  log: (line: string) => void;
};

const idleInterval = 1000;

/** Opens the data and answers clients, in the calling thread. The directory must be locked by the caller. */
export async function serve({ host, port, log, ...settings }: ServeOptions): Promise<Served> {
  const store = new Store(settings);
  const listener = await listen(host, port, (connection) => answering(store, connection)).catch(
    async (error) => {
      await store.close();
      throw error;
    },
  );
  store.address = `${host}:${listener.port}`;
  let expiry = Promise.resolve();
  const timers = [
    setInterval(() => expireIdle(store, Date.now()), idleInterval),
    setInterval(() => {
      expiry = expireDocuments(store, Date.now()).catch((error) => log(`Expiry failed: ${error.message}`));
    }, ttlInterval),
  ];
  for (const timer of timers) timer.unref();
  return {
    url: `mongodb://${store.address}/?replicaSet=${replicaSet}&directConnection=true`,
    port: listener.port,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await listener.close();
      await expiry;
      await store.close();
    },
  };
}
