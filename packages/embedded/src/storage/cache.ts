import { Document, isDocument } from '../values/types';

/** How many bytes of stored documents all caches of one store may hold in decoded form. */
export class CacheBudget {
  private used = 0;
  private readonly caches = new Set<DocumentCache>();

  constructor(private readonly limit: number) {}

  /** Takes room, emptying the caches used longest ago; false where it could never fit. */
  take(cache: DocumentCache, bytes: number): boolean {
    if (cache.bytes + bytes > this.limit) return false;
    this.caches.delete(cache);
    for (const other of this.caches) {
      if (this.used + bytes <= this.limit) break;
      other.clear();
    }
    this.caches.add(cache);
    this.used += bytes;
    return true;
  }

  holds(bytes: number): boolean {
    return bytes <= this.limit;
  }

  give(cache: DocumentCache, bytes: number): void {
    this.used -= bytes;
    if (cache.bytes === bytes) this.caches.delete(cache);
  }

  clear(): void {
    for (const cache of [...this.caches]) cache.clear();
  }
}

type Cached = { document: Document; bytes: number };

/** About how many bytes a decoded document takes: what is stored, and the objects around each value. */
export function heapBytes(document: Document, stored: number): number {
  return stored + 100 * countValues(document);
}

function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  if (!Array.isArray(value) && !isDocument(value)) return 2;
  let count = 1;
  for (const field of Object.values(value)) count += countValues(field);
  return count;
}

/**
 * Decoded documents of one collection as last committed, so that a scan costs what the filter costs. Nobody may
 * change a document taken from here. A complete cache holds every document, in the order of insertion.
 */
export class DocumentCache {
  private documents = new Map<number, Cached>();
  bytes = 0;
  isComplete = false;
  /** Set once the collection turned out larger than all caches may be. */
  isTooSmall = false;
  /** Grows with every committed change, so that what was read before one is not remembered after it. */
  version = 0;

  constructor(private readonly budget: CacheBudget) {}

  get(record: number): Document | undefined {
    return this.documents.get(record)?.document;
  }

  /** All documents, where the cache is complete. */
  entries(): Iterable<[number, Cached]> {
    return this.documents.entries();
  }

  /** Takes over what a scan of the whole collection decoded. */
  fill(documents: Map<number, Cached>): void {
    this.clear();
    let bytes = 0;
    for (const cached of documents.values()) bytes += cached.bytes;
    if (!this.budget.take(this, bytes)) return;
    this.documents = documents;
    this.bytes = bytes;
    this.isComplete = true;
  }

  canHold(bytes: number): boolean {
    return this.budget.holds(bytes);
  }

  /** Follows a committed change; a document not held stays out unless the cache is complete. */
  change(record: number, document: Document | undefined, stored: number): void {
    this.version++;
    const known = this.documents.get(record);
    if (known) {
      this.budget.give(this, known.bytes);
      this.bytes -= known.bytes;
    }
    if (document === undefined) this.documents.delete(record);
    else if (known || this.isComplete) this.set(record, document, stored);
  }

  /** Remembers one document; without room for it everything is dropped and the cache starts anew. */
  set(record: number, document: Document, stored: number): void {
    const bytes = heapBytes(document, stored);
    if (this.budget.take(this, bytes)) {
      this.documents.set(record, { document, bytes });
      this.bytes += bytes;
    } else this.clear();
  }

  clear(): void {
    this.budget.give(this, this.bytes);
    this.documents = new Map();
    this.bytes = 0;
    this.isComplete = false;
  }
}
