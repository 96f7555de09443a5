import type { Db } from 'mongodb';
import type { IndexPlan } from '../service';

/** Creates the collections and indexes of a plan; those that are there already stay. */
export async function createIndexes(db: Db, plan: readonly IndexPlan[]): Promise<void> {
  const present = new Set(
    (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name),
  );
  const wanted = new Set(plan.map(({ collection }) => collection));
  for (const name of wanted) if (!present.has(name)) await db.createCollection(name);
  for (const { collection, key, options } of plan)
    await db.collection(collection).createIndex(key, options ?? {});
}
