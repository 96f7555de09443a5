import { type Connection, createConnection } from 'mongoose';
import { newMongoClient } from './mongo-client';

interface Shared {
  connection: Promise<Connection>;
  users: number;
}

/** How long a request waits for a database that is away. */
const SERVER_SELECTION_MS = 10_000;

const shared = new Map<string, Shared>();

async function open(url: string): Promise<Connection> {
  const client = newMongoClient(url, { serverSelectionTimeoutMS: SERVER_SELECTION_MS });
  await client.connect();
  return createConnection().setClient(client);
}

/**
 * One connection for each address in a process; `release` closes it when its last user lets go.
 * @throws when the database cannot be reached
 */
export async function connect(url: string): Promise<{ connection: Connection; release(): Promise<void> }> {
  const entry = shared.get(url) ?? { connection: open(url), users: 0 };
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
    await (await entry.connection).destroy();
  };
  try {
    return { connection: await entry.connection, release };
  } catch (error) {
    forget();
    throw error;
  }
}
