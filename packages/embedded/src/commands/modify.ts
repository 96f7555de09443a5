import { check } from '../errors';
import type { Index } from '../indexes/index';
import { buildIndex } from '../indexes/spec';
import { compileFilter } from '../query/match';
import type { Collection } from '../storage/collection';
import { Document, isDocument } from '../values/types';
import type { Call, Command } from './call';

const validation = ['validator', 'validationLevel', 'validationAction'];

/** Throws unless a collection's validator can be compiled and its level and action are MongoDB's. */
export function validationOf(call: Call): Document {
  const given = Object.fromEntries(Object.entries(call.body).filter(([name]) => validation.includes(name)));
  if (given.validator !== undefined) compileFilter(given.validator, call.rules(undefined));
  const { validationLevel: level = 'strict', validationAction: action = 'error' } = given;
  check(
    ['off', 'strict', 'moderate'].includes(String(level)),
    'BadValue',
    `invalid validationLevel: ${level}`,
  );
  check(['error', 'warn'].includes(String(action)), 'BadValue', `invalid validationAction: ${action}`);
  return given;
}

/** `collMod`: changes a collection's validation, or one index's time to live and visibility. */
export const collMod: Command = {
  writes: true,
  fields: [...validation, 'index'],
  run(call) {
    const options = validationOf(call);
    const requested = call.document('index');
    return call.write((view) => {
      const collection = call.collection(view);
      check(collection, 'NamespaceNotFound', `ns does not exist: ${call.namespace}`);
      call.store.conflicts.waitForUsers(call.namespace);
      const { index, reply } = requested ? modified(collection, requested) : { index: undefined, reply: {} };
      call.store.catalog.save(view, {
        ...collection,
        options: { ...collection.options, ...options },
        indexes: collection.indexes.map((known) => (known.id === index?.id ? index : known)),
      });
      return { ...reply, ok: 1 };
    });
  },
};

function modified(collection: Collection, requested: Document): { index: Index; reply: Document } {
  const { name, keyPattern, ...changes } = requested;
  const unknown = Object.keys(changes).find((option) => !['expireAfterSeconds', 'hidden'].includes(option));
  check(unknown === undefined, 'NotImplemented', `collMod: index.${unknown} is not supported by this store`);
  const isRequested = ({ name: known, spec }: Index) =>
    isDocument(keyPattern) ? JSON.stringify(spec.key) === JSON.stringify(keyPattern) : known === name;
  const index = collection.indexes.find(isRequested);
  check(
    index,
    'IndexNotFound',
    `cannot find index ${JSON.stringify(name ?? keyPattern)} for ns ${collection.namespace}`,
  );
  const { isMultikey, arrayFields, isCut, id, spec } = index;
  const reply = Object.keys(changes).flatMap((option) => [
    [`${option}_old`, spec[option]],
    [`${option}_new`, changes[option]],
  ]);
  const rebuilt = buildIndex(id, { ...spec, ...changes }, collection.collation);
  return { index: { ...rebuilt, isMultikey, arrayFields, isCut }, reply: Object.fromEntries(reply) };
}
