import { UUID } from 'bson';
import { CommandError } from '../errors';
import type { Index } from '../indexes/index';
import { buildIndex } from '../indexes/spec';
import { Collation, collationOf } from '../query/collation';
import { decode } from '../values/decode';
import { encode } from '../values/encode';
import type { Document } from '../values/types';
import { CacheBudget, DocumentCache } from './cache';
import type { Environment } from './environment';
import { decodeFlags } from './index-flags';
import { catalogKey, catalogRange, endOf, prefixOf, recordAtEnd } from './keys';
import type { View } from './view';

/** One collection, ready for use. A change of its indexes makes a new one that shares counter and cache. */
export type Collection = {
  namespace: string;
  id: number;
  uuid: UUID;
  /** As given to `create`. */
  options: Document;
  collation?: Collation;
  indexes: Index[];
  counter: { next: number };
  cache: DocumentCache;
};

/** All collections as last committed, held in memory; the data file has one entry for each. */
export class Catalog {
  private readonly collections = new Map<string, Collection>();
  private lastId = 0;

  constructor(
    private readonly environment: Environment,
    private readonly budget: CacheBudget,
  ) {
    for (const { key, value } of environment.range(...catalogRange)) {
      const collection = this.load(key.subarray(1).toString(), decode(value));
      this.collections.set(collection.namespace, collection);
    }
  }

  /** The collection as the view sees it: its own uncommitted one first. */
  find(view: View, namespace: string): Collection | undefined {
    return view.collections.has(namespace)
      ? view.collections.get(namespace)
      : this.collections.get(namespace);
  }

  all(): Collection[] {
    return [...this.collections.values()];
  }

  /** Takes over what a committed statement or transaction made, changed or dropped. */
  adopt(changes: Map<string, Collection | undefined>): void {
    for (const [namespace, collection] of changes) {
      if (collection) this.collections.set(namespace, collection);
      else this.collections.delete(namespace);
    }
  }

  /** Makes a collection with its _id index. Throws InvalidNamespace and NamespaceExists. */
  create(view: View, namespace: string, options: Document = {}, uuid = new UUID()): Collection {
    checkNamespace(namespace);
    this.checkCase(namespace);
    if (this.find(view, namespace)) {
      throw new CommandError('NamespaceExists', `Collection ${namespace} already exists.`);
    }
    const collation = collationOf(options.collation as Document | undefined);
    const id = this.newId();
    const idIndex = buildIndex(this.newId(), { v: 2, key: { _id: 1 }, name: '_id_' }, collation);
    return this.save(view, {
      namespace,
      id,
      uuid,
      options,
      collation,
      indexes: [idIndex],
      counter: { next: 1 },
      cache: new DocumentCache(this.budget),
    });
  }

  /** Two databases may not differ by case alone: MongoDB keeps them in files. */
  private checkCase(namespace: string): void {
    const database = databaseOf(namespace);
    for (const known of this.collections.keys()) {
      const other = databaseOf(known);
      if (other === database || other.toLowerCase() !== database.toLowerCase()) continue;
      throw new CommandError(
        'DatabaseDifferCase',
        `db already exists with different case already have: [${other}] trying to create [${database}]`,
      );
    }
  }

  newId(): number {
    return ++this.lastId;
  }

  /** Writes the collection's entry into the view. */
  save(view: View, collection: Collection): Collection {
    const key = catalogKey(collection.namespace);
    const indexes = collection.indexes.map(({ id, spec }) => ({ id, spec }));
    const { id, uuid, options } = collection;
    view.claim(key);
    view.put(key, encode({ id, uuid, options, indexes }));
    view.collections.set(collection.namespace, collection);
    return collection;
  }

  /** Removes the collection with all documents and index entries. */
  drop(view: View, collection: Collection): void {
    const prefixes = [
      prefixOf('document', collection.id),
      ...collection.indexes.map(({ id }) => prefixOf('index', id)),
    ];
    for (const prefix of prefixes) {
      for (const { key } of view.range(prefix, endOf(prefix))) view.remove(key);
    }
    for (const { id } of collection.indexes) view.remove(prefixOf('flags', id));
    const key = catalogKey(collection.namespace);
    view.claim(key);
    view.remove(key);
    view.collections.set(collection.namespace, undefined);
    view.onCommit(() => collection.cache.clear());
  }

  private load(namespace: string, entry: Document): Collection {
    const id = Number(entry.id);
    const options = entry.options as Document;
    const collation = collationOf(options.collation as Document | undefined);
    const indexes = (entry.indexes as Document[]).map((saved) => {
      const index = buildIndex(Number(saved.id), saved.spec as Document, collation);
      const flags = decodeFlags(this.environment.get(prefixOf('flags', index.id)));
      this.lastId = Math.max(this.lastId, id, index.id);
      return { ...index, ...flags };
    });
    const prefix = prefixOf('document', id);
    const [last] = this.environment.range(prefix, endOf(prefix), true);
    return {
      namespace,
      id,
      uuid: new UUID((entry.uuid as UUID).id),
      options,
      collation,
      indexes,
      counter: { next: last ? recordAtEnd(last.key) + 1 : 1 },
      cache: new DocumentCache(this.budget),
    };
  }
}

const databaseOf = (namespace: string) => namespace.slice(0, namespace.indexOf('.'));

/** Throws InvalidNamespace for names MongoDB refuses. */
export function checkNamespace(namespace: string): void {
  const dot = namespace.indexOf('.');
  const [database, name] = [namespace.slice(0, dot), namespace.slice(dot + 1)];
  const isValid =
    /^[^/\\. "$*<>:|?\0]{1,63}$/.test(database) &&
    name.length > 0 &&
    !/\0|\$/.test(name) &&
    !name.startsWith('.') &&
    Buffer.byteLength(namespace) <= 255;
  if (!isValid) throw new CommandError('InvalidNamespace', `Invalid namespace specified '${namespace}'`);
  if (name.startsWith('system.'))
    throw new CommandError('InvalidNamespace', `Invalid system namespace: ${namespace}`);
}

/** The collection's documents, counted without reading them. */
export function countDocuments(environment: Environment, collection: Collection): number {
  const prefix = prefixOf('document', collection.id);
  return environment.count(prefix, endOf(prefix));
}
