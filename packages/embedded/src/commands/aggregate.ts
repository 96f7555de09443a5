import { runPipeline } from '../aggregate/pipeline';
import { StoreError } from '../errors';
import { find } from '../query/find';
import { encode } from '../values/encode';
import { Document, isDocument } from '../values/types';
import { Command, evaluateLets } from './call';

export const aggregate: Command = {
  fields: [
    'pipeline',
    'cursor',
    'allowDiskUse',
    'bypassDocumentValidation',
    'collation',
    'hint',
    'let',
    'explain',
  ],
  inTransactions: true,
  run(call) {
    const { pipeline } = call.body;
    if (!Array.isArray(pipeline) || !pipeline.every(isDocument))
      throw new StoreError('TypeMismatch', "'pipeline' option must be specified as an array");
    const cursor = call.document('cursor');
    if (!cursor)
      throw new StoreError(
        'FailedToParse',
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    const collection = call.body.aggregate === 1 ? undefined : call.collection();
    const documents = collection
      ? [...find(call.view, collection, { filter: {}, matches: () => true })].map((found) => found.document)
      : [];
    const results = runPipeline(documents, pipeline as Document[], evaluateLets(call.document('let')));
    const namespace = call.body.aggregate === 1 ? `${call.database}.$cmd.aggregate` : call.namespace;
    return call.store.cursors.open(
      namespace,
      results.map((document) => encode(document)),
      {
        batchSize: cursor.batchSize as number | undefined,
        session: call.session?.id,
        transaction: call.transaction,
      },
    );
  },
};
