import { MongoClient } from 'mongodb';
import { startStore } from '../index';
import { runningStoreOf } from '../storage/lock';

/** Connects to the store that runs on a data directory; where none does, runs it meanwhile. */
export async function withStore<T>(directory: string, use: (client: MongoClient) => Promise<T>): Promise<T> {
  const running = await runningStoreOf(directory);
  const own = running === undefined ? await startStore({ directory, asksForPassword: true }) : undefined;
  const client = await MongoClient.connect(running ?? own?.url ?? '');
  try {
    return await use(client);
  } finally {
    await client.close();
    await own?.stop();
  }
}
