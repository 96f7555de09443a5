import { bsonKind, Document } from '../values/types';

/**
 * The value with its whole numbers as JavaScript numbers, which mingo computes with. Decimals, and longs beyond what
 * a number holds exactly, stay as they are: operators that do not know them refuse them instead of rounding.
 */
export function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return plainItems(value);
  const kind = bsonKind(value);
  if (kind === 'Double' || kind === 'Int32') return Number(value);
  if (kind === 'Long') return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  return kind === undefined ? plainFields(value as Document) : value;
}

function plainItems(items: unknown[]): unknown[] {
  const result = items.map(plain);
  return result.some((item, i) => item !== items[i]) ? result : items;
}

function plainFields(document: Document): Document {
  let result = document;
  for (const [name, field] of Object.entries(document)) {
    const next = plain(field);
    if (next === field) continue;
    if (result === document) result = { ...document };
    result[name] = next;
  }
  return result;
}
