import { fieldOf, isDocument } from '../values/types';

/** The value at an expression's field path: arrays on the way become arrays of what their documents hold. */
export function fieldPath(value: unknown, parts: string[], from = 0): unknown {
  if (from === parts.length) return value;
  if (Array.isArray(value)) {
    return value.map((item) => fieldPath(item, parts, from)).filter((item) => item !== undefined);
  }
  return isDocument(value) ? fieldPath(fieldOf(value, parts[from] as string), parts, from + 1) : undefined;
}
