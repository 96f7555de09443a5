import { CommandError } from '../errors';
import { Document, fieldOf, isDocument } from '../values/types';
import type { Index } from './index';
import { EncodedKey, emptyArray, encodeKey } from './key';

/** One entry: its key and the values it was made of. */
export type Entry = EncodedKey & { values: unknown[] };

/**
 * A document's entries in one index: several where an array is indexed, none where sparse or partial leaves it out.
 * `arrayFields` has a bit for each field on which there was an array.
 */
export type Entries = { list: Entry[]; arrayFields: number };

/** What a document contributes to an index. Throws CannotIndexParallelArrays for arrays on two of its fields. */
export function entriesOf(index: Index, document: Document): Entries {
  if (index.partial && !index.partial.matches(document)) return { list: [], arrayFields: 0 };
  const walk = new EntryWalk(index);
  walk.from(index.fields.map(({ parts }) => ({ value: document, rest: parts })));
  const rows = index.isSparse
    ? walk.rows.filter((row) => row.some((value) => value !== undefined))
    : walk.rows;
  const list = rows.map((values) => ({
    ...encodeKey(values, index.directions, index.collation?.fold),
    values,
  }));
  return { list: distinct(list), arrayFields: walk.arrayFields };
}

function distinct(entries: Entry[]): Entry[] {
  if (entries.length < 2) return entries;
  return [...new Map(entries.map((entry) => [entry.bytes.toString('latin1'), entry])).values()];
}

/** How far one indexed field has been followed: the value reached and the part of the path still to go. */
type Position = { value: unknown; rest: string[] };

class EntryWalk {
  readonly rows: unknown[][] = [];
  arrayFields = 0;

  constructor(private readonly index: Index) {}

  /** Follows all fields until an array; then once for each of its items, all fields on that array together. */
  from(positions: Position[]): void {
    const reached = positions.map(followToArray);
    const arrays = new Set(
      reached.map(({ value }) => value).filter((value): value is unknown[] => Array.isArray(value)),
    );
    if (arrays.size === 0) {
      this.rows.push(reached.map(({ value }) => (value instanceof Nested ? value.items : value)));
      return;
    }
    reached.forEach(({ value }, field) => {
      if (Array.isArray(value)) this.arrayFields |= 1 << field;
    });
    const [array, second] = [...arrays] as [unknown[], unknown[]?];
    if (second) {
      const names = this.index.fields.map(({ path }) => path).join('] [');
      throw new CommandError('CannotIndexParallelArrays', `cannot index parallel arrays [${names}]`);
    }
    const items = array.length === 0 ? [emptyArray] : array;
    for (const item of items) this.from(reached.map((position) => intoItem(position, array, item)));
  }
}

function followToArray({ value, rest }: Position): Position {
  let [at, left] = [value, rest];
  while (left.length > 0) {
    const name = left[0] as string;
    if (Array.isArray(at)) {
      if (!/^\d+$/.test(name)) break;
      at = at[Number(name)];
    } else {
      at = isDocument(at) ? fieldOf(at, name) : undefined;
    }
    left = left.slice(1);
  }
  return { value: at, rest: left };
}

/** An array inside an array is a value of its own: it is wrapped, so that it is not taken apart again. */
function intoItem(position: Position, array: unknown[], item: unknown): Position {
  if (position.value !== array) return position;
  if (position.rest.length > 0) return { value: isDocument(item) ? item : undefined, rest: position.rest };
  return { value: Array.isArray(item) ? new Nested(item) : item, rest: [] };
}

/** Marks an array that is itself an item of an indexed array. */
class Nested {
  constructor(readonly items: unknown[]) {}
}
