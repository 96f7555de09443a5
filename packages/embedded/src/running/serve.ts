import { storedCredentials } from '../authentication/credentials';
import { verifierOf } from '../authentication/scram';
import { Connection } from '../commands/connection';
import { answering } from '../commands/dispatch';
import { expireDocuments, expireIdle, ttlInterval } from '../commands/expiry';
import { replicaSet } from '../commands/handshake';
import { maxMessageBytes, maxStrangerBytes } from '../protocol/message';
import { listen } from '../protocol/server';
import { prepareDataFile } from '../storage/data-file';
import { Store, StoreSettings } from '../store';

/** Where a store listens, and how it is stopped. */
export type Served = { url: string; port: number; stop(): Promise<void> };

export type ServeOptions = StoreSettings & {
  host: string;
  port: number;
  /** Lets everybody in who reaches the port; otherwise only who knows the user and password in the directory. */
  isOpenToAll?: boolean;
  /** Called with one line that says what goes wrong in the background. */
  log: (line: string) => void;
};

const idleInterval = 500;
/**
 * How long a client waits for an answer before it takes the store for gone, in milliseconds: as long as an index over a
 * million documents may take to build, during which nobody is answered. A process that ends on one's own machine closes
 * its connections, and is noticed at once.
 */
const patienceMs = 10 * 60_000;

/** Opens the data and answers clients, in the calling thread. The directory must be locked by the caller. */
export async function serve({
  host,
  port,
  log,
  isOpenToAll = false,
  ...settings
}: ServeOptions): Promise<Served> {
  await prepareDataFile(settings.directory, settings.isDurable, log);
  const store = new Store(settings);
  const { user, password } = storedCredentials(settings.directory);
  store.verifier = verifierOf({ user, password });
  const listener = await listen(host, port, (id) => {
    const connection = new Connection(id, isOpenToAll);
    return {
      answer: answering(store, connection),
      longestMessage: () => (connection.mayAsk ? maxMessageBytes : maxStrangerBytes),
    };
  }).catch(async (error) => {
    await store.close();
    throw error;
  });
  store.address = `${host}:${listener.port}`;
  let expiry = Promise.resolve();
  const timers = [
    setInterval(() => expireIdle(store, performance.now()), idleInterval),
    setInterval(() => {
      expiry = expireDocuments(store, Date.now()).catch((error) => log(`Expiry failed: ${error.message}`));
    }, ttlInterval),
  ];
  for (const timer of timers) timer.unref();
  return {
    url: `mongodb://${user}:${password}@${store.address}/?replicaSet=${replicaSet}&directConnection=true&connectTimeoutMS=${patienceMs}`,
    port: listener.port,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await listener.close();
      await expiry;
      await store.close();
    },
  };
}
