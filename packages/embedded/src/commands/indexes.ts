import { CommandError, check } from '../errors';
import { buildIndex, completeSpec, isIdKey } from '../indexes/spec';
import { find } from '../query/find';
import type { Collection } from '../storage/collection';
import { endOf, prefixOf } from '../storage/keys';
import { fillIndex } from '../storage/records';
import type { View } from '../storage/view';
import { describe } from '../values/describe';
import { encodeReply } from '../values/encode';
import { Document, isDocument } from '../values/types';
import type { Call, Command } from './call';

export const createIndexes: Command = {
  writes: true,
  fields: ['indexes', 'commitQuorum'],
  inTransactions: true,
  async run(call) {
    const { indexes } = call.body;
    if (!Array.isArray(indexes) || indexes.length === 0)
      throw new CommandError('BadValue', 'Must specify at least one index to create');
    return call.write((view) => {
      const existed = call.collection(view) !== undefined;
      let collection = call.store.collectionFor(view, call.namespace);
      const numIndexesBefore = collection.indexes.length;
      for (const requested of indexes) collection = add(call, view, collection, requested);
      const numIndexesAfter = collection.indexes.length;
      const note = numIndexesAfter === numIndexesBefore ? { note: 'all indexes already exist' } : {};
      return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically: !existed, ...note, ok: 1 };
    });
  },
};

const maxIndexes = 64;

function add(call: Call, view: View, collection: Collection, requested: unknown): Collection {
  if (!isDocument(requested)) throw new CommandError('TypeMismatch', 'createIndexes.indexes must be objects');
  const spec = completeSpec(requested, collection.collation);
  if (exists(collection, spec)) return collection;
  check(
    collection.indexes.length < maxIndexes,
    'CannotCreateIndex',
    `add index fails, too many indexes for ${collection.namespace} key:${describe(spec.key)}`,
  );
  if (!call.transaction) call.store.conflicts.waitForUsers(collection.namespace);
  const index = buildIndex(call.store.catalog.newId(), spec);
  fillIndex(view, collection, index, find(view, collection, { filter: {}, matches: () => true }));
  return call.store.catalog.save(view, { ...collection, indexes: [...collection.indexes, index] });
}

/** Whether the same index is there. Throws where another has its name, or the same key under other options. */
function exists(collection: Collection, spec: Document): boolean {
  const text = (value: unknown) => JSON.stringify(value);
  if (isIdKey(spec.key as Document)) return true;
  for (const { spec: known } of collection.indexes) {
    const isSameKey = text(known.key) === text(spec.key);
    const isSameSignature =
      isSameKey &&
      text(known.collation) === text(spec.collation) &&
      text(known.partialFilterExpression) === text(spec.partialFilterExpression);
    const hasSameOptions = ['unique', 'sparse', 'expireAfterSeconds', 'hidden'].every(
      (option) => (known[option] || undefined) === (spec[option] || undefined),
    );
    if (known.name === spec.name) {
      if (isSameSignature && hasSameOptions) return true;
      throw new CommandError(
        'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${text(spec)}, existing index: ${text(known)}`,
      );
    }
    if (isSameSignature) {
      const reason = hasSameOptions
        ? `Index already exists with a different name: ${known.name}`
        : `An equivalent index already exists with the same name but different options. Requested index: ${text(spec)}, existing index: ${text(known)}`;
      throw new CommandError('IndexOptionsConflict', reason);
    }
  }
  return false;
}

export const listIndexes: Command = {
  fields: ['cursor'],
  run(call) {
    const collection = call.collection();
    if (!collection) throw new CommandError('NamespaceNotFound', `ns does not exist: ${call.namespace}`);
    const { batchSize } = (call.document('cursor') ?? {}) as { batchSize?: number };
    const specs = collection.indexes.map(({ spec }) => encodeReply(spec));
    return call.store.cursors.open(call.namespace, specs, { batchSize, session: call.session?.id });
  },
};

export const dropIndexes: Command = {
  writes: true,
  fields: ['index'],
  async run(call) {
    return call.write((view) => {
      const collection = call.collection(view);
      if (!collection) throw new CommandError('NamespaceNotFound', `ns not found ${call.namespace}`);
      call.store.conflicts.waitForUsers(call.namespace);
      const dropped = new Set(named(collection, call.body.index));
      for (const index of collection.indexes.filter(({ name }) => dropped.has(name))) {
        const prefix = prefixOf('index', index.id);
        for (const { key } of view.range(prefix, endOf(prefix))) view.remove(key);
        view.remove(prefixOf('flags', index.id));
      }
      call.store.catalog.save(view, {
        ...collection,
        indexes: collection.indexes.filter(({ name }) => !dropped.has(name)),
      });
      return { nIndexesWas: collection.indexes.length, ok: 1 };
    });
  },
};

function named(collection: Collection, requested: unknown): string[] {
  if (requested === '*') return collection.indexes.slice(1).map(({ name }) => name);
  return (Array.isArray(requested) ? requested : [requested]).map((one) => {
    const index = collection.indexes.find(({ name, spec }) =>
      typeof one === 'string' ? name === one : JSON.stringify(spec.key) === JSON.stringify(one),
    );
    if (!index)
      throw new CommandError(
        'IndexNotFound',
        typeof one === 'string'
          ? `index not found with name [${one}]`
          : `can't find index with key: ${JSON.stringify(one)}`,
      );
    if (index.name === '_id_') throw new CommandError('InvalidOptions', 'cannot drop _id index');
    return index.name;
  });
}
