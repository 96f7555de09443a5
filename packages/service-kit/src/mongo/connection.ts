import { MongoClient } from 'mongodb';

interface Shared {
  client: Promise<MongoClient>;
  users: number;
}

const shared = new Map<string, Shared>();

/** One client for each address in a process; `release` closes it when its last user lets go. */
export async function connect(url: string): Promise<{ client: MongoClient; release(): Promise<void> }> {
  const entry = shared.get(url) ?? {
    client: MongoClient.connect(url, { ignoreUndefined: true, serverSelectionTimeoutMS: 10_000 }),
    users: 0,
  };
  shared.set(url, entry);
  entry.users += 1;
  let held = true;
  const release = async () => {
    if (!held) return;
    held = false;
    entry.users -= 1;
    if (entry.users > 0) return;
    shared.delete(url);
    await (await entry.client).close();
  };
  try {
    return { client: await entry.client, release };
  } catch (error) {
    shared.delete(url);
    throw error;
  }
}
