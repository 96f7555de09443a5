import type { Decimal128, Double, Int32, Long } from 'bson';

/**
 * A decoded document. Int32 and fractional doubles are JavaScript numbers, a whole-numbered double in
 * int32's range is a `Double`, int64 a `Long`, so that every value keeps its BSON kind when written back.
 */
export type Document = { [field: string]: unknown };

export type Numeric = number | Long | Double | Int32 | Decimal128;

/** BSON's name for what kind of object this is; undefined for plain documents and JavaScript's own types. */
export function bsonKind(value: object): string | undefined {
  return (value as { _bsontype?: string })._bsontype;
}

/** Whether the value is an embedded document: not an array, date or BSON class. */
export function isDocument(value: unknown): value is Document {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !(value instanceof RegExp) &&
    !(value instanceof Uint8Array) &&
    (bsonKind(value) === undefined || bsonKind(value) === 'DBRef')
  );
}

/** A document's field, or undefined when it has none: what Object.prototype lends does not count. */
export function fieldOf(document: Document, name: string): unknown {
  const value = document[name];
  if (typeof value === 'function' || name === '__proto__') {
    return Object.hasOwn(document, name) ? value : undefined;
  }
  return value;
}

/** Sets a field as its own, also where the name is one of Object.prototype's. */
export function setField(document: Document, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(document, name, { value, enumerable: true, configurable: true, writable: true });
  } else {
    document[name] = value;
  }
}
