import type { IndexDescription } from 'mongodb';
import { type Connection, Schema, type SchemaDefinition, type SchemaDefinitionProperty } from 'mongoose';
import { fillDefaults } from './fill-defaults';

/** The schemas of what a service stores, by the names of their models. */
// biome-ignore lint/suspicious/noExplicitAny: schemas of rows of every kind
export type Schemas = Readonly<Record<string, Schema<any>>>;

/** A field for every property of a row, so that none is forgotten. */
export type Fields<Row> = { [Name in keyof Row]-?: SchemaDefinitionProperty };

/**
 * A field that a schema does not name is an error in what is written and asked for, never dropped in silence. The
 * driver waits for a database that is away, and says when that was too long; mongoose queues nothing on top of it.
 */
const plain = {
  strict: 'throw',
  strictQuery: 'throw',
  minimize: false,
  id: false,
  versionKey: false,
  bufferCommands: false,
} as const;

/** Reads leave MongoDB's own key out, which nobody outside the database knows. */
export const WITHOUT_ID = { _id: 0 } as const;

/**
 * The schema of the rows of one collection. Reads are lean, and see the defaults of fields that older rows lack.
 * @param collection its name in the database
 */
export function storedIn<Row>(collection: string, fields: Fields<Row>): Schema<Row> {
  const schema = new Schema<Row>(fields as SchemaDefinition<Row>, {
    ...plain,
    collection,
    autoCreate: false,
    autoIndex: false,
  });
  return schema.plugin(fillDefaults) as unknown as Schema<Row>;
}

/** The schema of what lies within a row, without a key of its own. */
export function within<Part>(fields: Fields<Part>): Schema<Part> {
  return new Schema<Part>(fields as SchemaDefinition<Part>, {
    ...plain,
    _id: false,
  }) as unknown as Schema<Part>;
}

/**
 * The schema of rows, or of what lies within them, that are another service's word: what a newer release of it says
 * besides is left out, and holds nothing up.
 */
export function copied<Row>(schema: Schema<Row>): Schema<Row> {
  schema.set('strict', true);
  return schema;
}

/** The type of what contracts have checked where it came in, and that no query looks into. */
export const asChecked = Schema.Types.Mixed;

/** Creates the collections and indexes that the schemas name; those that are there already stay. */
export async function createStored(connection: Connection, schemas: Schemas): Promise<void> {
  await Promise.all(
    Object.entries(schemas).map(async ([name, schema]) => {
      const { collection } = connection.model(name, schema);
      const wanted = schema.indexes().map(([key, options]) => ({ ...options, key }) as IndexDescription);
      if (wanted.length > 0) await collection.createIndexes(wanted);
    }),
  );
}
