import { CommandError, check } from '../errors';
import { find } from '../query/find';
import { removeRecord } from '../storage/records';
import type { View } from '../storage/view';
import { valueAt } from '../update/paths';
import { Document, isDocument } from '../values/types';
import type { Call } from './call';
import { insertOne, updateMatching } from './write';

/** Writes a pipeline's results where its last stage says; undefined where that neither is $out nor $merge. */
export function outputOf(
  call: Call,
  last: Document | undefined,
): ((results: Document[]) => Promise<void>) | undefined {
  if (!isDocument(last)) return undefined;
  const name = '$out' in last ? '$out' : '$merge' in last ? '$merge' : undefined;
  if (!name) return undefined;
  const isAllowed = !call.transaction;
  const { level } = call.document('readConcern') ?? {};
  check(
    level !== 'linearizable',
    'InvalidOptions',
    `${name} cannot be used with a linearizable read concern level`,
  );
  check(isAllowed, 'OperationNotSupportedInTransaction', `${name} cannot be used in a transaction`);
  const write = name === '$out' ? replacing(call, last.$out) : merging(call, last.$merge);
  return (results) => call.store.writer.run((view) => write(view, results));
}

function namespaceOf(call: Call, target: unknown, field: 'coll' | 'into'): string {
  if (typeof target === 'string') return `${call.database}.${target}`;
  check(
    isDocument(target) && typeof target.coll === 'string',
    16990,
    `Invalid ${field === 'coll' ? '$out' : '$merge into'}: a collection name is required`,
  );
  return `${target.db ?? call.database}.${target.coll}`;
}

/** $out: the results take the place of what the collection held; its indexes stay. */
function replacing(call: Call, target: unknown) {
  const namespace = namespaceOf(call, target, 'coll');
  return (view: View, results: Document[]) => {
    const collection = call.store.collectionFor(view, namespace);
    for (const found of [...find(view, collection, { filter: {}, matches: () => true })])
      removeRecord(view, collection, found);
    for (const document of results) insertOne({ call, view, namespace }, document);
  };
}

const whenMatched = ['replace', 'keepExisting', 'merge', 'fail'];
const whenNotMatched = ['insert', 'discard', 'fail'];

/** $merge: each result meets the document that is the same on the `on` fields, or becomes a new one. */
function merging(call: Call, argument: unknown) {
  const spec = isDocument(argument) ? argument : { into: argument };
  const namespace = namespaceOf(call, spec.into, 'into');
  const on = spec.on === undefined ? ['_id'] : ([spec.on].flat() as string[]);
  const matched = spec.whenMatched ?? 'merge';
  const notMatched = String(spec.whenNotMatched ?? 'insert');
  check(
    Array.isArray(matched) || whenMatched.includes(String(matched)),
    'BadValue',
    `Enumeration value '${matched}' for field 'whenMatched' is not a valid value.`,
  );
  check(
    whenNotMatched.includes(notMatched),
    'BadValue',
    `Enumeration value '${notMatched}' for field 'whenNotMatched' is not a valid value.`,
  );
  const indexes = call.collection(call.view, namespace)?.indexes ?? [];
  const isUnique =
    on.join() === '_id' ||
    indexes.some(
      ({ isUnique, fields }) =>
        isUnique &&
        fields
          .map(({ path }) => path)
          .sort()
          .join() === [...on].sort().join(),
    );
  check(isUnique, 51183, 'Cannot find index to verify that join fields will be unique');
  return (view: View, results: Document[]) => {
    for (const document of results) {
      const filter = Object.fromEntries(
        on.map((path) => [path, { $eq: valueAt(document, path.split('.')) ?? null }]),
      );
      const update = updateFor(matched, document, { ...(spec.let as Document | undefined) });
      const target = { call, view, namespace };
      const result = updateMatching(target, { filter, isMulti: false, isUpsert: false, ...update });
      if (result.matched > 0 && matched === 'fail') throw mergeConflict(on, document);
      if (result.matched === 0 && notMatched === 'fail')
        throw new CommandError(
          13113,
          '$merge could not find a matching document in the target collection for at least one document in the source collection',
        );
      if (result.matched === 0 && notMatched === 'insert') insertOne(target, document);
    }
  };
}

function mergeConflict(on: string[], document: Document): CommandError {
  return new CommandError(
    'DuplicateKey',
    '$merge failed due to a DuplicateKey error: the target holds a matching document and whenMatched is fail',
    {
      keyPattern: Object.fromEntries(on.map((path) => [path, 1])),
      keyValue: Object.fromEntries(on.map((path) => [path, valueAt(document, path.split('.'))])),
    },
  );
}

function updateFor(
  matched: unknown,
  document: Document,
  lets: Document,
): { update: unknown; variables: Document } {
  const variables = { ...lets, new: { $literal: document } };
  if (Array.isArray(matched)) return { update: matched, variables };
  if (matched === 'merge')
    return { update: [{ $replaceWith: { $mergeObjects: ['$$ROOT', '$$new'] } }], variables };
  return { update: matched === 'replace' ? document : { $set: {} }, variables };
}
