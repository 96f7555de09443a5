/** Every key starts with a letter for what it holds, so that one ordered tree serves the whole store. */
const letters = {
  catalog: 0x63,
  document: 0x64,
  flags: 0x66,
  index: 0x69,
  format: 0x6d,
  probe: 0x70,
  retry: 0x72,
} as const;

type Kind = keyof typeof letters;

/** What an entry with this key is; undefined for what is not this store's. */
export function kindOf(key: Buffer): Kind | undefined {
  return (Object.keys(letters) as Kind[]).find((kind) => letters[kind] === key[0]);
}

export const recordIdBytes = 6;

/** Key of a document: its collection, then its place in the order of insertion. */
export function documentKey(collection: number, record: number): Buffer {
  const key = Buffer.allocUnsafe(5 + recordIdBytes);
  key[0] = letters.document;
  key.writeUInt32BE(collection, 1);
  key.writeUIntBE(record, 5, recordIdBytes);
  return key;
}

/** The record number at the end of a document's or non-unique index entry's key. */
export function recordAtEnd(key: Buffer): number {
  return key.readUIntBE(key.length - recordIdBytes, recordIdBytes);
}

export function recordBytes(record: number): Buffer {
  const bytes = Buffer.allocUnsafe(recordIdBytes);
  bytes.writeUIntBE(record, 0, recordIdBytes);
  return bytes;
}

/** Start of all keys of one collection's documents, or of one index's entries. */
export function prefixOf(kind: 'document' | 'index' | 'flags', id: number): Buffer {
  const key = Buffer.allocUnsafe(5);
  key[0] = letters[kind];
  key.writeUInt32BE(id, 1);
  return key;
}

export function catalogKey(namespace: string): Buffer {
  return Buffer.concat([Buffer.of(letters.catalog), Buffer.from(namespace)]);
}

export function retryKey(session: string): Buffer {
  return Buffer.concat([Buffer.of(letters.retry), Buffer.from(session, 'hex')]);
}

export function sessionOf(retry: Buffer): string {
  return retry.subarray(1).toString('hex');
}

/** The one entry that says whose file this is and in which version. */
export const formatKey = Buffer.of(letters.format);

/** What is written to see whether anything can be, and removed again. */
export const probeKey = Buffer.of(letters.probe);

export const catalogRange = [Buffer.of(letters.catalog), Buffer.of(letters.catalog + 1)] as const;
export const retryRange = [Buffer.of(letters.retry), Buffer.of(letters.retry + 1)] as const;

/** The first key after every key that starts with the prefix. */
export function endOf(prefix: Buffer): Buffer {
  const end = Buffer.from(prefix);
  for (let i = end.length - 1; i >= 0; i--) {
    const byte = end[i] as number;
    if (byte !== 0xff) {
      end[i] = byte + 1;
      return end.subarray(0, i + 1);
    }
  }
  return Buffer.alloc(end.length + 1, 0xff);
}
