import {
  Binary,
  BSONRegExp,
  Code,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'bson';
import { decode } from './decode';
import { encode } from './encode';
import { pickFields } from './pick';

/** A value of every type that a document can have. */
const values = {
  double: new Double(1.5),
  text: 'ä\0b',
  empty: '',
  document: { a: { b: 1 } },
  list: [1, 'x', [null]],
  binary: new Binary(Buffer.from('abc')),
  uuid: new UUID(),
  id: new ObjectId(),
  flag: true,
  date: new Date(5),
  none: null,
  pattern: new BSONRegExp('^a', 'i'),
  code: new Code('x'),
  scoped: new Code('x', { y: 1 }),
  whole: 7,
  timestamp: new Timestamp({ t: 1, i: 2 }),
  long: Long.fromString('9007199254740993'),
  decimal: Decimal128.fromString('1.10'),
  least: new MinKey(),
  most: new MaxKey(),
};
const bytes = encode(values);

it.each(Object.keys(values))('finds the field "%s", whatever stands before it, and leaves it out', (name) => {
  const of = values[name as keyof typeof values];
  expect(pickFields(bytes, new Set([name]))).toEqual(encode({ [name]: of }));
  const others = new Set(Object.keys(values).filter((other) => other !== name));
  expect(Object.keys(decode(pickFields(bytes, others)))).toEqual([...others]);
});

it('keeps the order of the document, and what it does not have is no fault', () => {
  const picked = pickFields(encode({ b: 1, ä: 2, a: 3 }), new Set(['a', 'b', 'c']));
  expect(Object.entries(decode(picked))).toEqual([
    ['b', 1],
    ['a', 3],
  ]);
  expect(decode(pickFields(bytes, new Set(['nothing'])))).toEqual({});
});

it('refuses bytes that are no document', () => {
  expect(() => pickFields(Buffer.from([9, 0, 0, 0, 0x10, 0x61, 0, 1, 0]), new Set(['a']))).toThrow(
    'Invalid BSON',
  );
  expect(() => pickFields(Buffer.from([7, 0, 0, 0, 0x44, 0, 0]), new Set(['a']))).toThrow('unknown type');
});
