import { MongoClient } from 'mongodb';

interface Shared {
  client: Promise<MongoClient>;
  users: number;
}

/** How long a request waits for a database that is away. */
const SERVER_SELECTION_MS = 10_000;

const shared = new Map<string, Shared>();

/**
 * One client for each address in a process; `release` closes it when its last user lets go.
 * @throws when the database cannot be reached
 */
export async function connect(url: string): Promise<{ client: MongoClient; release(): Promise<void> }> {
  const entry = shared.get(url) ?? {
    client: MongoClient.connect(url, { serverSelectionTimeoutMS: SERVER_SELECTION_MS }),
    users: 0,
  };
  shared.set(url, entry);
  entry.users += 1;
  const forget = () => {
    if (shared.get(url) === entry) shared.delete(url);
  };
  let held = true;
  const release = async () => {
    if (!held) return;
    held = false;
    entry.users -= 1;
    if (entry.users > 0) return;
    forget();
    await (await entry.client).close();
  };
  try {
    return { client: await entry.client, release };
  } catch (error) {
    forget();
    throw error;
  }
}
