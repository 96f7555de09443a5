import { CommandError } from '../errors';
import type { Document } from '../values/types';
import type { Command } from './call';
import { projectionOf, queryOf } from './find';
import { deleteMatching, updateMatching } from './write';

/** `findAndModify` in all its forms: remove, update, replacement, pipeline, upsert, before or after. */
export const findAndModify: Command = {
  writes: true,
  fields: [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'bypassDocumentValidation',
    'bypassEmptyTsReplacement',
    'collation',
    'arrayFilters',
    'hint',
    'let',
  ],
  inTransactions: true,
  isRetryable: true,
  async run(call) {
    const { body, namespace } = call;
    const isRemove = body.remove === true;
    checkFields(body);
    const filter = call.document('query') ?? {};
    const common = {
      filter,
      sort: call.document('sort'),
      hint: body.hint,
      collation: call.document('collation'),
    };
    const { answer, repeated } = await call.write((view, retries) => {
      const project =
        projectionOf(call, queryOf(call, call.collection(view), 'query'), 'fields') ??
        ((document: Document) => document);
      const target = { call, view, namespace };
      const runOnce = (): Document => {
        if (isRemove) {
          const [removed] = deleteMatching(target, { ...common, isMulti: false });
          return { lastErrorObject: { n: removed ? 1 : 0 }, value: removed ? project(removed) : null };
        }
        const { update, arrayFilters } = body;
        const result = updateMatching(target, {
          ...common,
          update,
          arrayFilters,
          isMulti: false,
          isUpsert: body.upsert === true,
        });
        const isUpserted = result.upserted !== undefined;
        const value = body.new === true ? result.after : result.before;
        const n = result.matched + (isUpserted ? 1 : 0);
        const lastErrorObject = {
          n,
          updatedExisting: result.matched > 0,
          ...(isUpserted ? { upserted: result.upserted } : {}),
        };
        return { lastErrorObject, value: value ? project(value) : null };
      };
      return { answer: retries ? retries.once(0, runOnce) : runOnce(), repeated: retries?.repeated[0] };
    });
    return { ...answer, ...(repeated === undefined ? {} : { retriedStmtId: repeated }), ok: 1 };
  },
};

function checkFields(body: Document): void {
  const isRemove = body.remove === true;
  if (isRemove && body.update !== undefined)
    throw new CommandError('FailedToParse', 'Cannot specify both an update and remove=true');
  if (isRemove && body.upsert === true)
    throw new CommandError('FailedToParse', 'Cannot specify both upsert=true and remove=true');
  if (isRemove && body.new === true)
    throw new CommandError(
      'FailedToParse',
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  if (!isRemove && body.update === undefined)
    throw new CommandError('FailedToParse', 'Either an update or remove=true must be specified');
}
