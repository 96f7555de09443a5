import type { ClientSession, Connection } from 'mongoose';
import { type FileRecord, fileSchema } from './file-record';

/** What versions before called fields, the inner one first: a rename that ends in the middle goes on the next time. */
const OLD_NAMES = [
  { from: 'kept.kept_at', to: 'kept.stored_at' },
  { from: 'kept', to: 'stored' },
] as const;

async function rename(connection: Connection, among = {}, session?: ClientSession): Promise<void> {
  const { collection } = connection.model<FileRecord>('File', fileSchema);
  for (const { from, to } of OLD_NAMES)
    await collection.updateMany(
      { ...among, [from]: { $exists: true } },
      { $rename: { [from]: to } },
      { session },
    );
}

/** Gives files that a version before stored the names of now. */
export const renameOldFiles = (connection: Connection): Promise<void> => rename(connection);

/** The same of files that an older installation stored and that have just moved here. */
export const renameArrived = (
  rows: readonly { name?: string }[],
  connection: Connection,
  session: ClientSession,
): Promise<void> => rename(connection, { name: { $in: rows.map(({ name }) => name) } }, session);
