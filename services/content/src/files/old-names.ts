import type { ClientSession, Model, Query, Schema } from 'mongoose';

/** What versions before called fields, the inner one first: a rename that ends in the middle goes on the next time. */
const OLD_NAMES = [
  { from: 'kept.kept_at', to: 'kept.stored_at' },
  { from: 'kept', to: 'stored' },
] as const;

const queries = ['find', 'findOne', 'findOneAndUpdate', 'updateOne', 'deleteOne', 'deleteMany'] as const;

type AnyModel = Pick<Model<unknown>, 'collection'>;

const renamed = new WeakMap<AnyModel, Promise<void>>();

async function rename({ collection }: AnyModel, among = {}, session?: ClientSession): Promise<void> {
  for (const { from, to } of OLD_NAMES)
    await collection.updateMany(
      { ...among, [from]: { $exists: true } },
      { $rename: { [from]: to } },
      { session },
    );
}

/** Files that an older installation stored and that have just moved here. */
export const renameArrived = (
  model: AnyModel,
  rows: readonly { name?: string }[],
  session: ClientSession,
): Promise<void> => rename(model, { name: { $in: rows.map(({ name }) => name) } }, session);

/** Resolves once no stored file has a field by an old name; looked at once in a process, and again where that failed. */
export function withoutOldNames(model: AnyModel): Promise<void> {
  const running =
    renamed.get(model) ??
    rename(model).catch((error: unknown) => {
      renamed.delete(model);
      throw error;
    });
  renamed.set(model, running);
  return running;
}

/** Plugin: files that a version before stored get the names of now before any is asked for. */
export function renameOldFiles(schema: Schema): void {
  schema.pre([...queries], async function (this: Query<unknown, unknown>) {
    await withoutOldNames(this.model);
  });
}
