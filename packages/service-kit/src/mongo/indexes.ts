import type { CreateIndexesOptions, Db, IndexDescription, IndexSpecification } from 'mongodb';

/** Indexes of one collection. */
export interface IndexPlan {
  collection: string;
  key: IndexSpecification;
  options?: CreateIndexesOptions;
}

/** Creates the collections and indexes of a plan; those that are there already stay. */
export async function createIndexes(db: Db, plan: readonly IndexPlan[]): Promise<void> {
  const byCollection = new Map<string, IndexDescription[]>();
  for (const { collection, key, options } of plan) {
    const wanted = byCollection.get(collection) ?? [];
    wanted.push({ ...options, key: key as IndexDescription['key'] });
    byCollection.set(collection, wanted);
  }
  await Promise.all([...byCollection].map(([name, wanted]) => db.collection(name).createIndexes(wanted)));
}
