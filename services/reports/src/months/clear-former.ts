import type { Connection } from 'mongoose';
import { interactionsIn } from '../interactions/interactions-repository';

/** Collections of the sums that releases before this one read, and an index of what they wrote on rows. */
const FORMER = ['month_tallies', 'log_tallies'];
const FORMER_INDEX = 'counted_1';

/** Deletes what releases before this one counted. */
export async function clearFormer(connection: Connection): Promise<void> {
  const stored = await connection.listCollections();
  for (const { name } of stored) if (FORMER.includes(name)) await connection.dropCollection(name);
  const { model } = interactionsIn(connection);
  const indexes = await model.listIndexes();
  if (indexes.some(({ name }) => name === FORMER_INDEX)) await model.cleanIndexes({ toDrop: [FORMER_INDEX] });
}
