import { CommandError } from '../errors';
import { encodeKey } from '../indexes/key';
import { isNumeric, toDouble } from '../values/numbers';
import { compare } from '../values/order';

/** An operator of values that are already computed; `arity` is how many it takes, where that is fixed. */
export type Operator = {
  arity?: number | readonly [least: number, most: number];
  compute: (...values: never[]) => unknown;
};

export const isNil = (value: unknown): value is null | undefined => value === null || value === undefined;

/** Whether an expression's value counts as true: all but false, null, missing and zero. */
export function isTrue(value: unknown): boolean {
  return isNumeric(value) ? toDouble(value) !== 0 : !isNil(value) && value !== false;
}

/** Compares as expressions do, where a missing value comes before null. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) return Number(b === undefined) - Number(a === undefined);
  return compare(a, b);
}

/** A text that is the same for values that are the same to MongoDB. */
export function keyText(value: unknown): string {
  return encodeKey([value], [1], undefined, Number.POSITIVE_INFINITY).bytes.toString('latin1');
}

/** The values without repetitions, in the order of their first occurrence. */
export function distinct(values: unknown[]): unknown[] {
  const unique = new Map<string, unknown>();
  for (const value of values) {
    const key = keyText(value);
    if (!unique.has(key)) unique.set(key, value);
  }
  return [...unique.values()];
}

/** The least or greatest value that is there; null without one. */
export function extreme(values: unknown[], sign: 1 | -1): unknown {
  const better = (best: unknown, value: unknown) =>
    best === null || compare(value, best) * sign > 0 ? value : best;
  return values.filter((value) => !isNil(value)).reduce(better, null);
}

/** Throws where an operator cannot compute. */
export function fail(kind: ConstructorParameters<typeof CommandError>[0], message: string): never {
  throw new CommandError(kind, message);
}

/** Operators of any number of arguments, of one, and of two. */
export const any = (compute: (...values: unknown[]) => unknown): Operator => ({ compute });
export const one = (compute: (value: unknown) => unknown): Operator => ({ arity: 1, compute });
export const two = (compute: (a: unknown, b: unknown) => unknown): Operator => ({ arity: 2, compute });
