import {
  rewriteOldRows,
  type ServiceContext,
  WITH_DELETED,
  WITHOUT_ID,
  type Work,
  writeMany,
} from '@coaching/service-kit';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type { Bank, BankRow } from './bank';
import type { BankKeys } from './bank-keys';

/** Rows that are written anew in one transaction. */
const BATCH = 200;

/** Banks of this process in which every row has pairs. */
const paired = new WeakSet<object>();

/** Whether rows may be looked for by pairs: rows of a version before have none until they are written anew. */
export const havePairs = <Row extends BankRow>({ model }: Pick<Bank<Row>, 'model'>): boolean =>
  paired.has(model);

/** Gives rows of a version before the pieces and pairs of now. */
export async function fillPairs<Row extends { uid: string; keys: BankKeys }>(
  { model, keysOf }: { model: Model<Row>; keysOf: (row: Row) => BankKeys },
  rows: readonly Row[],
  session: ClientSession,
): Promise<void> {
  const old = rows.filter(({ keys }) => keys.places.length > 0 && !keys.pairs);
  const operations = old.map((row) => {
    const { finds, pairs } = keysOf(row);
    const update = { $set: { 'keys.finds': finds, 'keys.pairs': pairs } };
    return { updateOne: { filter: { uid: row.uid }, update } };
  });
  await writeMany<Row, { uid: string }>(model, operations, session);
}

/** Rows of a version before get their pairs, once, while the service is up; until then searches do without. */
export function pairOldRows<Row extends BankRow>(
  bank: Bank<Row>,
  context: Pick<ServiceContext, 'transaction' | 'log'>,
): Work {
  const filter = { 'keys.places': { $gt: '' }, 'keys.pairs': { $exists: false } } as QueryFilter<Row>;
  return rewriteOldRows(
    context,
    'rows from before could not be given pairs',
    async ({ session }) => {
      const rows = await bank.model
        .find(filter, WITHOUT_ID, { session, limit: BATCH, ...WITH_DELETED })
        .hint({ 'keys.places': 1, 'keys.order': 1, uid: 1 })
        .lean<Row[]>();
      await fillPairs(bank, rows, session);
      return rows.length;
    },
    () => void paired.add(bank.model),
  );
}
