import type { Query, Schema } from 'mongoose';
import { type Fields, storedIn } from './models';

/** What every entity has. */
export interface Entity {
  uid: string;
  /** One more with every change; a change that is based on an older one is refused. */
  revision: number;
  created_at: Date;
  updated_at: Date;
  /** When it went to the recycle bin; null while it is there. */
  deleted_at: Date | null;
  /** Uid of who deleted it. */
  deleted_by: string | null;
}

const entityFields = {
  uid: { type: String, required: true },
  revision: { type: Number, required: true },
  created_at: { type: Date, required: true },
  updated_at: { type: Date, required: true },
  deleted_at: { type: Date, default: null },
  deleted_by: { type: String, default: null },
};

const entitySchemas = new WeakSet<object>();

const queries = [
  'find',
  'findOne',
  'findOneAndUpdate',
  'countDocuments',
  'distinct',
  'updateOne',
  'updateMany',
] as const;

/** Plugin: what is in the recycle bin is not there, unless a query's options say `withDeleted`. */
function withoutDeleted(schema: Schema): void {
  schema.pre([...queries], function (this: Query<unknown, unknown>) {
    if (!this.getOptions().withDeleted && !('deleted_at' in this.getFilter()))
      this.where({ deleted_at: null });
  });
}

/** Finds what is in the recycle bin, by the index that holds nothing else. */
export const DELETED = { deleted_at: { $gt: new Date(0) } } as const;

/** Option of a query that also finds what is in the recycle bin. */
export const WITH_DELETED = { withDeleted: true } as const;

/** Whether a schema is that of an entity, whose rows go to the recycle bin. */
export const isEntitySchema = (schema: Schema): boolean => entitySchemas.has(schema);

/** The schema of an entity: its own fields, and what every entity has. */
export function entityIn<Row extends Entity>(
  collection: string,
  fields: Fields<Omit<Row, keyof Entity>>,
): Schema<Row> {
  const schema = storedIn<Row>(collection, { ...fields, ...entityFields } as Fields<Row>);
  schema.index({ uid: 1 }, { unique: true });
  schema.index({ deleted_at: -1 }, { partialFilterExpression: DELETED });
  const entity = schema.plugin(withoutDeleted) as unknown as Schema<Row>;
  entitySchemas.add(entity);
  return entity;
}
