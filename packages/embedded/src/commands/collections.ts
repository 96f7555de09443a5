import { Long } from 'bson';
import { CommandError, check } from '../errors';
import { compileFilter } from '../query/match';
import { Collection, countDocuments } from '../storage/collection';
import { encodeReply } from '../values/encode';
import { toDouble } from '../values/numbers';
import type { Document } from '../values/types';
import type { Call, Command } from './call';
import { validationOf } from './modify';

export const create: Command = {
  writes: true,
  fields: [
    'collation',
    'capped',
    'size',
    'max',
    'validator',
    'validationLevel',
    'validationAction',
    'viewOn',
    'pipeline',
    'timeseries',
    'clusteredIndex',
    'changeStreamPreAndPostImages',
    'autoIndexId',
    'storageEngine',
    'indexOptionDefaults',
    'encryptedFields',
    'expireAfterSeconds',
  ],
  inTransactions: true,
  async run(call) {
    const { body, namespace } = call;
    const refused = [
      'capped',
      'viewOn',
      'pipeline',
      'expireAfterSeconds',
      'timeseries',
      'clusteredIndex',
      'encryptedFields',
      'changeStreamPreAndPostImages',
    ].find((field) => body[field]);
    if (refused)
      throw new CommandError(
        'NotImplemented',
        `create: the option '${refused}' is not supported by this store`,
      );
    const collation = call.document('collation');
    const options = { ...(collation ? { collation } : {}), ...validationOf(call) };
    await call.write((view) => {
      const existing = call.collection(view);
      const isSame = existing && JSON.stringify(existing.options) === JSON.stringify(options);
      if (!isSame) call.store.catalog.create(view, namespace, options);
    });
    return { ok: 1 };
  },
};

export const drop: Command = {
  writes: true,
  fields: [],
  async run(call) {
    const { namespace } = call;
    return call.write((view) => {
      call.store.conflicts.waitForUsers(namespace);
      const collection = call.collection(view);
      // Since version 7, dropping what is not there succeeds.
      if (!collection) return { ok: 1 };
      call.store.catalog.drop(view, collection);
      return { nIndexesWas: collection.indexes.length, ns: namespace, ok: 1 };
    });
  },
};

export const dropDatabase: Command = {
  writes: true,
  fields: [],
  async run(call) {
    check(toDouble(call.body.dropDatabase as number) === 1, 5255100, "Have to pass 1 as 'drop' parameter");
    await call.write((view) => {
      for (const collection of ofDatabase(call)) {
        call.store.conflicts.waitForUsers(collection.namespace);
        call.store.catalog.drop(view, collection);
      }
    });
    return { dropped: call.database, ok: 1 };
  },
};

function ofDatabase(call: Call): Collection[] {
  return call.store.catalog.all().filter(({ namespace }) => namespace.startsWith(`${call.database}.`));
}

export const listCollections: Command = {
  fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run(call) {
    const matches = compileFilter(call.document('filter') ?? {});
    const entries = ofDatabase(call)
      .map((collection) => describe(collection, call.database.length + 1))
      .filter((entry) => matches(entry))
      .sort((a, b) => (String(a.name) < String(b.name) ? -1 : 1))
      .map((entry) =>
        encodeReply(call.body.nameOnly === true ? { name: entry.name, type: entry.type } : entry),
      );
    const { batchSize } = (call.document('cursor') ?? {}) as { batchSize?: number };
    return call.store.cursors.open(`${call.database}.$cmd.listCollections`, entries, {
      batchSize,
      session: call.session?.id,
    });
  },
};

function describe({ namespace, options, uuid, indexes, collation }: Collection, nameStart: number): Document {
  return {
    name: namespace.slice(nameStart),
    type: 'collection',
    options: collation ? { ...options, collation: collation.spec } : options,
    info: { readOnly: false, uuid },
    idIndex: indexes[0]?.spec,
  };
}

export const listDatabases: Command = {
  isOfAdmin: true,
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run(call) {
    const matches = compileFilter(call.document('filter') ?? {});
    const names = new Set(call.store.catalog.all().map(({ namespace }) => namespace.split('.')[0] as string));
    const databases = [...names]
      .sort()
      .map((name) => ({ name, sizeOnDisk: Long.ZERO, empty: false }))
      .filter((entry) => matches(entry));
    if (call.body.nameOnly === true) return { databases: databases.map(({ name }) => ({ name })), ok: 1 };
    return { databases, totalSize: Long.ZERO, totalSizeMb: Long.ZERO, ok: 1 };
  },
};

export const collStats: Command = {
  fields: ['scale'],
  run(call) {
    const collection = call.collection();
    const n = collection ? countDocuments(call.store.environment, collection) : 0;
    return { ns: call.namespace, count: n, nindexes: collection?.indexes.length ?? 0, ok: 1 };
  },
};
