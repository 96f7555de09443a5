import { CommandError } from '../errors';
import { Entry, entriesOf } from '../indexes/entries';
import type { Index } from '../indexes/index';
import { decode } from '../values/decode';
import { describe } from '../values/describe';
import { bytesToStore, encode } from '../values/encode';
import { identical } from '../values/order';
import { type Document, fieldOf } from '../values/types';
import type { Collection } from './collection';
import { encodeFlags } from './index-flags';
import { documentKey, prefixOf, recordAtEnd, recordBytes } from './keys';
import type { View } from './view';

/** A stored document: decoded when first looked into, and as bytes when it only travels. */
export class Found {
  private readonly version: number;

  constructor(
    private readonly view: View,
    private readonly collection: Collection,
    readonly record: number,
    private decoded?: Document,
    private encoded?: Buffer,
  ) {
    this.version = collection.cache.version;
  }

  get document(): Document {
    if (!this.decoded) {
      this.decoded = decode(this.bytes);
      const { cache } = this.collection;
      const isCurrent = this.view.isLatest && cache.version === this.version;
      if (isCurrent) cache.set(this.record, this.decoded, this.bytes.length);
    }
    return this.decoded;
  }

  get bytes(): Buffer {
    this.encoded ??=
      this.view.get(documentKey(this.collection.id, this.record)) ?? encode(this.decoded as Document);
    return this.encoded;
  }
}

/** The document with the record number, if it is there. */
export function fetch(view: View, collection: Collection, record: number): Found | undefined {
  const cached = view.isLatest ? collection.cache.get(record) : undefined;
  if (cached) return new Found(view, collection, record, cached);
  const bytes = view.get(documentKey(collection.id, record));
  return bytes && new Found(view, collection, record, undefined, bytes);
}

/** Stores a new document with its index entries. Throws DuplicateKey before anything is written. */
export function insertRecord(
  view: View,
  collection: Collection,
  document: Document,
  bytes = bytesToStore(document),
): void {
  const record = collection.counter.next++;
  const changes = collection.indexes.map((index) =>
    changeOf(view, collection, index, record, undefined, document),
  );
  for (const change of changes) apply(view, change, record);
  write(view, collection, record, document, bytes);
}

/** Stores a document in place of another, touching only the index entries that differ. */
export function replaceRecord(view: View, collection: Collection, found: Found, document: Document): void {
  const { record } = found;
  const bytes = encode(document);
  view.claim(documentKey(collection.id, record));
  const stays = isAlikeIn(found.document, document);
  const changes = collection.indexes
    .filter((index) => index.partial || !index.fields.every(({ parts }) => stays(parts[0] as string)))
    .map((index) => changeOf(view, collection, index, record, found.document, document));
  for (const change of changes) apply(view, change, record);
  write(view, collection, record, document, bytes);
}

/** Says of a field whether it is the same in two versions of a document; then an index of it has nothing to change. */
function isAlikeIn(before: Document, after: Document): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    let isAlike = known.get(name);
    if (isAlike === undefined) {
      const [old, fresh] = [fieldOf(before, name), fieldOf(after, name)];
      isAlike = old === fresh || (old !== undefined && fresh !== undefined && identical(old, fresh));
      known.set(name, isAlike);
    }
    return isAlike;
  };
}

/** Removes a document and its index entries. */
export function removeRecord(view: View, collection: Collection, found: Found): void {
  const key = documentKey(collection.id, found.record);
  view.claim(key);
  for (const index of collection.indexes) {
    apply(view, changeOf(view, collection, index, found.record, found.document, undefined), found.record);
  }
  view.remove(key);
  view.onCommit(() => collection.cache.change(found.record, undefined, 0));
}

/** Fills a new index from the collection's documents. */
export function fillIndex(
  view: View,
  collection: Collection,
  index: Index,
  documents: Iterable<Found>,
): void {
  for (const { record, document } of documents) {
    apply(view, changeOf(view, collection, index, record, undefined, document), record);
  }
}

/** The record an index entry points to: in its value where the index is unique, else at the key's end. */
export function recordOf(index: Index, entry: { key: Buffer; value: Buffer }): number {
  return recordAtEnd(index.isUnique ? entry.value : entry.key);
}

function write(view: View, collection: Collection, record: number, document: Document, bytes: Buffer): void {
  view.put(documentKey(collection.id, record), bytes);
  view.onCommit(() => collection.cache.change(record, document, bytes.length));
}

/** What a change of one document means for one index, checked but not yet written. */
type IndexChange = { index: Index; added: [Buffer, Entry][]; removed: Buffer[]; arrayFields: number };

function changeOf(
  view: View,
  collection: Collection,
  index: Index,
  record: number,
  before: Document | undefined,
  after: Document | undefined,
): IndexChange {
  const old = keyed(index, record, before);
  const fresh = keyed(index, record, after);
  const isIn = (keys: Keyed['keys']) => {
    const texts = new Set(keys.map(([key]) => key.toString('latin1')));
    return (key: Buffer) => texts.size > 0 && texts.has(key.toString('latin1'));
  };
  const [wasThere, isThere] = before && after ? [isIn(old.keys), isIn(fresh.keys)] : [never, never];
  const added = fresh.keys.filter(([key]) => !wasThere(key));
  const removed = old.keys.flatMap(([key]) => (isThere(key) ? [] : [key]));
  if (index.isUnique) {
    for (const key of removed) view.claim(key);
    for (const [key, { values }] of added) {
      view.claim(key);
      const holder = view.get(key);
      if (holder && recordAtEnd(holder) !== record) throw duplicate(collection, index, values);
    }
  }
  return { index, added, removed, arrayFields: fresh.arrayFields };
}

const never = () => false;

/** The keys under which a document is found in an index. */
export function keysOf(index: Index, record: number, document: Document): Buffer[] {
  return keyed(index, record, document).keys.map(([key]) => key);
}

/** The keys of a document in an index, each once, with the entries they stand for. */
type Keyed = { keys: [Buffer, Entry][]; arrayFields: number };

function keyed(index: Index, record: number, document: Document | undefined): Keyed {
  if (!document) return { keys: [], arrayFields: 0 };
  const { list, arrayFields } = entriesOf(index, document);
  const prefix = prefixOf('index', index.id);
  const end = index.isUnique ? [] : [recordBytes(record)];
  const keys = list.map((entry): [Buffer, Entry] => [Buffer.concat([prefix, entry.bytes, ...end]), entry]);
  return { keys, arrayFields };
}

function apply(view: View, { index, added, removed, arrayFields }: IndexChange, record: number): void {
  const value = index.isUnique ? recordBytes(record) : Buffer.alloc(0);
  for (const key of removed) view.remove(key);
  for (const [key] of added) view.put(key, value);
  const isCut = added.some(([, entry]) => entry.isCut);
  if (arrayFields === 0 && !isCut) return;
  index.isMultikey ||= arrayFields !== 0;
  index.arrayFields |= arrayFields;
  index.isCut ||= isCut;
  view.put(prefixOf('flags', index.id), encodeFlags(index));
}

function duplicate({ namespace }: Collection, index: Index, values: unknown[]): CommandError {
  const keyValue = Object.fromEntries(index.fields.map(({ path }, i) => [path, values[i] ?? null]));
  const collation = index.collation ? ` collation: ${describe(index.collation.spec)}` : '';
  return new CommandError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespace} index: ${index.name}${collation} dup key: ${describe(keyValue)}`,
    { keyPattern: index.spec.key, keyValue },
  );
}
