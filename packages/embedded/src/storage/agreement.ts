import { crc32 } from 'node:zlib';
import type { Index } from '../indexes/index';
import { buildIndex } from '../indexes/spec';
import { collationOf } from '../query/collation';
import { decode } from '../values/decode';
import type { Document } from '../values/types';
import type { Written } from './examine';
import { kindOf, recordAtEnd, recordBytes } from './keys';
import { keysOf } from './records';

/** How many entries an index has, and a sum over them that does not ask for their order. */
class Sum {
  count = 0;
  private sum = 0;

  add(key: Buffer, value: Buffer): void {
    this.count++;
    this.sum = (this.sum + crc32(value, crc32(key))) % 2 ** 32;
  }

  equals(other: Sum): boolean {
    return this.count === other.count && this.sum === other.sum;
  }
}

type Watched = { index: Index; namespace: string; wanted: Sum; found: Sum };

/** Whether indexes and documents agree, compared entry by entry, in the order of a data file's keys. */
export class Agreement {
  private readonly names = new Map<number, string>();
  private readonly byCollection = new Map<number, Watched[]>();
  private readonly byIndex = new Map<number, Watched>();

  get collections(): number {
    return this.names.size;
  }

  take({ key, value }: Written): void {
    const kind = kindOf(key);
    if (kind === 'catalog') this.takeCollection(key.subarray(1).toString(), decode(value));
    else if (kind === 'document') this.takeDocument(key, decode(Buffer.from(value)));
    else if (kind === 'index') this.byIndex.get(key.readUInt32BE(1))?.found.add(key, value);
  }

  private takeCollection(namespace: string, entry: Document): void {
    const id = Number(entry.id);
    const collation = collationOf((entry.options as Document).collation as Document | undefined);
    const watched = (entry.indexes as Document[]).map((saved) => {
      const index = buildIndex(Number(saved.id), saved.spec as Document, collation);
      return { index, namespace, wanted: new Sum(), found: new Sum() };
    });
    this.names.set(id, namespace);
    this.byCollection.set(id, watched);
    for (const one of watched) this.byIndex.set(one.index.id, one);
  }

  private takeDocument(key: Buffer, document: Document): void {
    const record = recordAtEnd(key);
    for (const { index, wanted } of this.byCollection.get(key.readUInt32BE(1)) ?? []) {
      const value = index.isUnique ? recordBytes(record) : Buffer.alloc(0);
      for (const entry of keysOf(index, record, document)) wanted.add(entry, value);
    }
  }

  disagreements(): string[] {
    return [...this.byIndex.values()]
      .filter(({ wanted, found }) => !found.equals(wanted))
      .map(
        ({ index, namespace, wanted, found }) =>
          `the index ${index.name} of ${namespace} does not agree with its documents (${found.count} entries where they want ${wanted.count})`,
      );
  }

  /** What an entry is, in words. */
  nameOf(key: Buffer): string {
    const kind = kindOf(key);
    if (kind === 'document' && key.length === 11) {
      return `document ${recordAtEnd(key)} of ${this.names.get(key.readUInt32BE(1)) ?? 'a collection'}`;
    }
    if (kind === 'index' && key.length > 5) {
      const { index, namespace } = this.byIndex.get(key.readUInt32BE(1)) ?? {};
      return index ? `an entry of the index ${index.name} of ${namespace}` : 'an entry of an index';
    }
    return kind === 'catalog' ? 'the entry of a collection' : 'an entry';
  }
}
