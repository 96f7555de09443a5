import type { Connection } from 'mongoose';
import { accountsIn } from './accounts-repository';

/** What versions before called the field `sent_notices`. */
const OLD_NAME = 'told';

/** Gives accounts that a version before stored the names of now. */
export async function renameOldAccounts(connection: Connection): Promise<void> {
  const { collection } = accountsIn(connection).model;
  await collection.updateMany({ [OLD_NAME]: { $exists: true } }, { $rename: { [OLD_NAME]: 'sent_notices' } });
}
