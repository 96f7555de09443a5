import { BSON } from 'mongodb';
import type { Model } from 'mongoose';
import { inParts } from '../in-parts';
import { writeMany } from '../mongo/write-many';
import type { ServiceContext } from '../service';
import type { MovedRow, MovedRows, MovingOrganization } from './moves';

/** Rows that arrive in one transaction. */
const BATCH = 200;

const { EJSON } = BSON;

/** The same row is the same text, in whatever order its fields are stored. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]));
}

const modelOf = ({ connection }: Pick<ServiceContext, 'connection'>, { model }: MovedRows): Model<MovedRow> =>
  connection.model<MovedRow>(model);

/** Whether rows have a key of ours; MongoDB's own is another one in every database. */
const hasOwnKey = ({ schema }: Model<MovedRow>) => schema.path('_id')?.instance === 'String';

/** The rows that an organisation takes along, as they are stored, in their order. */
export async function* movedRows(
  context: Pick<ServiceContext, 'connection'>,
  moved: MovedRows,
  organization: MovingOrganization,
): AsyncGenerator<MovedRow> {
  const model = modelOf(context, moved);
  const filter = await moved.of(organization, context.connection);
  const projection = hasOwnKey(model) ? {} : { _id: 0 };
  const order = Object.fromEntries((moved.order ?? ['uid']).map((field) => [field, 1] as const));
  for await (const row of model.collection.find(filter, { projection }).sort(order))
    yield sorted(moved.taken ? moved.taken(row, organization) : row) as MovedRow;
}

/** A row as a line of JSON: dates are `{"$date": ...}`, so that they arrive as dates. */
export const movedLine = (row: MovedRow): string => `${EJSON.stringify(row, { relaxed: true })}\n`;

/** Fields of the rows of a model, at their top, as columns of a table. */
export function movedColumns(context: Pick<ServiceContext, 'connection'>, moved: MovedRows): string[] {
  const names = Object.keys(modelOf(context, moved).schema.paths).map((path) => path.split('.')[0]!);
  return [...new Set(names)].filter((name) => name !== '_id');
}

/** How many rows of this model there are, of whomever. */
export const rowsThere = (context: Pick<ServiceContext, 'connection'>, moved: MovedRows): Promise<number> =>
  modelOf(context, moved).collection.countDocuments({});

/** Stores rows that arrive, as they were stored where they come from. @param lines of `movedLine` */
export async function storeMovedLines(
  context: Pick<ServiceContext, 'connection' | 'transaction'>,
  moved: MovedRows,
  lines: readonly string[],
): Promise<void> {
  const model = modelOf(context, moved);
  for (const some of inParts(lines, BATCH)) {
    const rows = some.map((line) => EJSON.parse(line) as MovedRow);
    await context.transaction(async ({ session }) => {
      await writeMany(
        model,
        rows.map((document) => ({ insertOne: { document } })),
        session,
      );
      await moved.arrived?.(rows, context.connection, session);
    });
  }
}
