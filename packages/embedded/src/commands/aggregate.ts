import { compileStages, PipelineContext } from '../aggregate/pipeline';
import { check } from '../errors';
import { find } from '../query/find';
import { sortSpec } from '../query/sort';
import type { View } from '../storage/view';
import { encode } from '../values/encode';
import { toDouble } from '../values/numbers';
import { Document, isDocument } from '../values/types';
import { Call, Command, hintOf, matcherOf } from './call';
import { checkBatchSize } from './find';
import { outputOf } from './output';

const maxStages = 1000;

export const aggregate: Command = {
  reads: true,
  writes: true,
  fields: ['pipeline', 'cursor', 'allowDiskUse', 'bypassDocumentValidation', 'collation', 'hint', 'let'],
  inTransactions: true,
  async run(call) {
    const { pipeline } = call.body;
    check(Array.isArray(pipeline), 'TypeMismatch', "'pipeline' option must be specified as an array");
    const cursor = call.document('cursor');
    check(
      cursor,
      'FailedToParse',
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
    check(
      pipeline.length <= maxStages,
      7749501,
      `Pipeline length must be no longer than ${maxStages} stages.`,
    );
    const { batchSize, ...unknown } = cursor;
    const [field] = Object.keys(unknown);
    check(field === undefined, 40415, `BSON field 'cursor.${field}' is an unknown field.`);
    checkBatchSize(batchSize === undefined ? undefined : toDouble(batchSize as number));
    const stages = pipeline as Document[];
    const write = outputOf(call, stages.at(-1));
    if (write) await write([...runStages(call, stages.slice(0, -1))]);
    const results = write ? [] : runStages(call, stages);
    const isOfDatabase = call.body.aggregate === 1;
    return call.store.cursors.open(
      isOfDatabase ? `${call.database}.$cmd.aggregate` : call.namespace,
      encoded(results),
      {
        batchSize: cursor.batchSize === undefined ? undefined : toDouble(cursor.batchSize as number),
        session: call.session?.id,
        transaction: call.transaction,
        extra: call.atClusterTime && { atClusterTime: call.atClusterTime },
      },
    );
  },
};

function* encoded(results: Iterable<Document>): Generator<Buffer> {
  for (const document of results) yield encode(document);
}

function runStages(call: Call, stages: Document[]): Iterable<Document> {
  const collection = call.body.aggregate === 1 ? undefined : call.collection();
  const rules = call.rules(collection, call.document('collation'));
  const context: PipelineContext = {
    ...call.pipelineContext(rules),
    read: (name, filter = {}) => read(call, call.view, `${call.database}.${name}`, filter, rules),
  };
  const run = compileStages(stages, context);
  if (!collection) return run(call.body.aggregate === 1 ? [{}] : []);
  const { query, rest } = leading(stages);
  const matches = matcherOf(query.filter, rules);
  const hint = hintOf(call.body.hint, collection);
  const found = find(call.view, collection, {
    ...query,
    matches,
    hint,
    collation: rules.collation,
    tick: call.tick,
  });
  const documents = documentsOf(found);
  return rest.length === stages.length ? run(documents) : compileStages(rest, context)(documents);
}

function* documentsOf(found: Iterable<{ document: Document }>): Generator<Document> {
  for (const { document } of found) yield document;
}

function read(
  call: Call,
  view: View,
  namespace: string,
  filter: Document,
  rules: ReturnType<Call['rules']>,
): Iterable<Document> {
  const collection = call.collection(view, namespace);
  const query = { filter, matches: matcherOf(filter, rules), collation: rules.collation, tick: call.tick };
  return collection ? documentsOf(find(view, collection, query)) : [];
}

/** What the first stages ask for is left to the query, which can use an index. */
export function leading(stages: Document[]): {
  query: { filter: Document; sort?: ReturnType<typeof sortSpec>; skip?: number; limit?: number };
  rest: Document[];
} {
  const rest = [...stages];
  const take = (name: string) => (isDocument(rest[0]) && name in rest[0] ? rest.shift()?.[name] : undefined);
  const filters: Document[] = [];
  for (let filter = take('$match'); filter; filter = take('$match')) filters.push(filter as Document);
  const sort = take('$sort');
  const skip = take('$skip');
  const limit = take('$limit');
  const filter = filters.length > 1 ? { $and: filters } : (filters[0] ?? {});
  return {
    query: {
      filter,
      sort: sort === undefined ? undefined : sortSpec(sort),
      skip: skip === undefined ? undefined : toDouble(skip as number),
      limit: limit === undefined ? undefined : toDouble(limit as number),
    },
    rest,
  };
}
