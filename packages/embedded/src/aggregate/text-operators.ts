import { typeName } from '../query/types';
import { isNumeric } from '../values/numbers';
import { fail, isNil, Operator, one } from './operator';

function textOf(name: string, value: unknown): string {
  if (isNil(value)) return '';
  if (typeof value === 'string') return value;
  if (isNumeric(value)) return String(value);
  if (value instanceof Date) return value.toISOString();
  return fail(16007, `${name} can't convert from BSON type ${typeName(value)} to String`);
}

function bytesOfText(value: unknown, start: unknown, count: unknown): string {
  const bytes = Buffer.from(textOf('$substrBytes', value));
  const [from, length] = [Math.trunc(Number(start)), Math.trunc(Number(count))];
  if (!isNumeric(start) || !isNumeric(count)) fail(16034, '$substrBytes: start and length must be numbers');
  if (from < 0) fail(50752, '$substrBytes: starting index must be non-negative');
  const end = length < 0 ? bytes.length : Math.min(bytes.length, from + length);
  const isInside = (at: number) => at < bytes.length && ((bytes[at] as number) & 0xc0) === 0x80;
  if (isInside(from) || isInside(end)) fail(28656, '$substrBytes: a UTF-8 character would be cut');
  return bytes.toString('utf8', from, end);
}

/** Where a part begins in the items of a text: bytes or code points. */
function indexIn(name: string, itemsOf: (text: string) => ArrayLike<unknown>): Operator {
  return {
    arity: [2, 4],
    compute: (text: unknown, part: unknown, start: unknown = 0, end?: unknown) => {
      if (isNil(text)) return null;
      if (typeof text !== 'string') return fail(40091, `${name} requires a string as the first argument`);
      if (typeof part !== 'string') return fail(40092, `${name} requires a string as the second argument`);
      const [whole, wanted] = [itemsOf(text), itemsOf(part)];
      const last = Math.min(whole.length, end === undefined ? whole.length : Number(end)) - wanted.length;
      for (let at = Number(start); at <= last; at++) {
        let i = 0;
        while (i < wanted.length && whole[at + i] === wanted[i]) i++;
        if (i === wanted.length) return at;
      }
      return -1;
    },
  };
}

/** Operators on texts; most are left to mingo. */
export const textOperators: Record<string, Operator> = {
  $toUpper: one((value) => textOf('$toUpper', value).toUpperCase()),
  $toLower: one((value) => textOf('$toLower', value).toLowerCase()),
  $substr: { arity: 3, compute: bytesOfText },
  $substrBytes: { arity: 3, compute: bytesOfText },
  $indexOfBytes: indexIn('$indexOfBytes', (text) => Buffer.from(text)),
  $indexOfCP: indexIn('$indexOfCP', (text) => [...text]),
};
