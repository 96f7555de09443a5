import type { Model, Query, Schema } from 'mongoose';

/** What versions before called the field `sent_notices`. */
const OLD_NAME = 'told';

const queries = ['find', 'findOne', 'findOneAndUpdate', 'updateOne', 'updateMany'] as const;

type AnyModel = Pick<Model<unknown>, 'collection'>;

const renamed = new WeakMap<AnyModel, Promise<void>>();

async function rename({ collection }: AnyModel): Promise<void> {
  await collection.updateMany({ [OLD_NAME]: { $exists: true } }, { $rename: { [OLD_NAME]: 'sent_notices' } });
}

/** Plugin: accounts that a version before stored get the name of now before any is asked for; again where that failed. */
export function renameOldAccounts(schema: Schema): void {
  schema.pre([...queries], async function (this: Query<unknown, unknown>) {
    const { model } = this;
    const running =
      renamed.get(model) ??
      rename(model).catch((error: unknown) => {
        renamed.delete(model);
        throw error;
      });
    renamed.set(model, running);
    await running;
  });
}
