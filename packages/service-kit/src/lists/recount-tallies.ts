import type { Model, QueryFilter } from 'mongoose';
import { WITH_DELETED } from '../mongo/entity';
import type { ServiceContext } from '../service';
import type { Tallies } from './tallies';

/** Lists that are counted in one transaction. */
const BATCH = 50;

/** Rows that are counted in lists, and their fields that name the lists; each field has an index that begins with it. */
export interface CountedRows<Row> {
  model: Model<Row>;
  fields: readonly string[];
  tallies: Tallies;
}

/** The lists that some row is in. */
async function listsOf<Row>({ model, fields }: CountedRows<Row>): Promise<string[]> {
  const found = await Promise.all(
    fields.map((field) =>
      model
        .aggregate<{ _id: string }>([
          { $match: { [field]: { $gt: '' } } },
          { $unwind: `$${field}` },
          { $group: { _id: `$${field}` } },
        ])
        .option(WITH_DELETED),
    ),
  );
  return found.flat().map(({ _id }) => _id);
}

/**
 * Counts every list by its rows, and puts right what was counted otherwise. What comes and goes meanwhile counts: each
 * list is counted and put right in one transaction, which begins again where somebody else counted in it.
 * @returns how many counts were wrong
 */
export async function recountTallies<Row>(
  { transaction }: Pick<ServiceContext, 'transaction'>,
  counted: CountedRows<Row>,
): Promise<number> {
  const { model, fields, tallies } = counted;
  const lists = [...new Set([...(await listsOf(counted)), ...(await tallies.named())])];
  let wrong = 0;
  for (let from = 0; from < lists.length; from += BATCH) {
    const some = lists.slice(from, from + BATCH);
    wrong += await transaction(async ({ session }) => {
      const were = await tallies.count(some, session);
      const differences = new Map<string, number>();
      for (const [at, list] of some.entries()) {
        let rows = 0;
        for (const field of fields)
          rows += await model.countDocuments({ [field]: list } as QueryFilter<Row>, {
            session,
            ...WITH_DELETED,
          });
        if (rows !== were[at]) differences.set(list, rows - were[at]!);
      }
      await tallies.add(differences, session);
      return differences.size;
    });
  }
  return wrong;
}
