import { Decimal128, Double, Long } from 'bson';
import { CommandsForTest } from '../commands/commands-for-test';
import type { Document } from '../values/types';

let commands: CommandsForTest;

beforeAll(async () => {
  commands = await CommandsForTest.open();
});
afterAll(() => commands.close());

type Case = {
  before: Document;
  q?: Document;
  u: unknown;
  after?: Document;
  code?: number;
  options?: Document;
};

/** Applies one update to one document; answers the document after it, with every number's kind, or the error's code. */
async function apply({ before, q = {}, u, options }: Case): Promise<Document | number | undefined> {
  await commands.run({ drop: 'c' });
  await commands.run({ insert: 'c', documents: [{ _id: 1, ...before }] });
  const reply = await commands.run({ update: 'c', updates: [{ q, u, ...options }] });
  const code = reply.code ?? (reply.writeErrors as Document[] | undefined)?.[0]?.code;
  if (code !== undefined) return code as number;
  const [first] = await commands.exactly({ find: 'c', filter: { _id: 1 } });
  const { _id, ...after } = first ?? {};
  return after;
}

const cases: Record<string, Case[]> = {
  'kinds of numbers': [
    { before: { a: 1 }, u: { $inc: { a: 2 } }, after: { a: 3 } },
    { before: { a: 2147483647 }, u: { $inc: { a: 1 } }, after: { a: Long.fromNumber(2147483648) } },
    { before: { a: Long.fromNumber(1) }, u: { $inc: { a: 1 } }, after: { a: Long.fromNumber(2) } },
    { before: { a: 1 }, u: { $inc: { a: new Double(1) } }, after: { a: new Double(2) } },
    {
      before: { a: Decimal128.fromString('0.1') },
      u: { $inc: { a: 0.2 } },
      after: { a: Decimal128.fromString('0.300000000000000') },
    },
    { before: { a: 1 }, u: { $set: { a: new Double(1) } }, after: { a: new Double(1) } },
    { before: { a: Long.MAX_VALUE }, u: { $inc: { a: 1 } }, code: 2 },
    { before: {}, u: { $mul: { a: 5 } }, after: { a: 0 } },
    { before: { a: 'x' }, u: { $inc: { a: 1 } }, code: 14 },
    { before: { a: null }, u: { $inc: { a: 1 } }, code: 14 },
    { before: { a: 5 }, u: { $inc: { a: 'x' } }, code: 14 },
    { before: { a: 13 }, u: { $bit: { a: { and: 10 } } }, after: { a: 8 } },
    { before: { a: 1.5 }, u: { $bit: { a: { and: 10 } } }, code: 2 },
    { before: { a: 5 }, u: { $min: { a: 3 } }, after: { a: 3 } },
    { before: { a: 5 }, u: { $max: { a: null } }, after: { a: 5 } },
    { before: { a: 5 }, u: { $max: { a: 'x' } }, after: { a: 'x' } },
  ],
  paths: [
    { before: {}, u: { $set: { 'a.b.c': 1 } }, after: { a: { b: { c: 1 } } } },
    { before: { a: [1] }, u: { $set: { 'a.3': 4 } }, after: { a: [1, null, null, 4] } },
    { before: { a: 5 }, u: { $set: { 'a.b': 1 } }, code: 28 },
    { before: { a: null }, u: { $set: { 'a.b': 1 } }, code: 28 },
    { before: { a: [1] }, u: { $set: { 'a.b': 1 } }, code: 28 },
    { before: { a: { b: 1 } }, u: { $set: { a: 1, 'a.b': 2 } }, code: 40 },
    { before: { a: 1 }, u: { $set: { a: 1 }, $inc: { a: 1 } }, code: 40 },
    { before: { a: 1 }, u: { $set: { '': 1 } }, code: 56 },
    { before: { a: 1 }, u: { $set: { 'a.': 1 } }, code: 56 },
    { before: { a: 1 }, u: { $set: { _id: 2 } }, code: 66 },
    { before: { a: 1 }, u: { $set: { _id: 1 } }, after: { a: 1 } },
    { before: { a: 1 }, u: { $unset: { b: '' } }, after: { a: 1 } },
    { before: { a: [1, 2] }, u: { $unset: { 'a.0': '' } }, after: { a: [null, 2] } },
    { before: { a: 1 }, u: { $foo: { a: 1 } }, code: 9 },
    { before: { a: 1 }, u: { $set: 5 }, code: 9 },
    { before: { a: 1, b: 2 }, u: { $rename: { a: 'c.d' } }, after: { b: 2, c: { d: 1 } } },
    { before: { a: 1, b: 2 }, u: { $rename: { a: 'b' } }, after: { b: 1 } },
    { before: { a: 1 }, u: { $rename: { a: 'a' } }, code: 2 },
    {
      before: {},
      u: { $set: { b: 1, a: 2, 'c.10': 1, 'c.9': 2 } },
      after: { a: 2, b: 1, c: { 9: 2, 10: 1 } },
    },
  ],
  arrays: [
    { before: {}, u: { $push: { a: 1 } }, after: { a: [1] } },
    { before: { a: [1] }, u: { $push: { a: [2] } }, after: { a: [1, [2]] } },
    { before: { a: 1 }, u: { $push: { a: 1 } }, code: 2 },
    {
      before: { a: [3] },
      u: { $push: { a: { $each: [1, 2], $sort: -1, $slice: 2 } } },
      after: { a: [3, 2] },
    },
    { before: { a: [3] }, u: { $push: { a: { $each: [1, 2], $position: 0 } } }, after: { a: [1, 2, 3] } },
    { before: { a: [3] }, u: { $push: { a: { $each: [1, 2], $position: -1 } } }, after: { a: [1, 2, 3] } },
    { before: { a: [1, 2, 3] }, u: { $push: { a: { $each: [], $slice: -2 } } }, after: { a: [2, 3] } },
    {
      before: { a: [{ x: 2 }, { x: 1, y: 1 }] },
      u: { $push: { a: { $each: [{ x: 1, y: 0 }], $sort: { x: 1, y: -1 } } } },
      after: { a: [{ x: 1, y: 1 }, { x: 1, y: 0 }, { x: 2 }] },
    },
    { before: { a: [1, 1] }, u: { $addToSet: { a: { $each: [1, 2, 2] } } }, after: { a: [1, 1, 2] } },
    {
      before: { a: [{ x: 1, y: 2 }] },
      u: { $addToSet: { a: { y: 2, x: 1 } } },
      after: {
        a: [
          { x: 1, y: 2 },
          { y: 2, x: 1 },
        ],
      },
    },
    { before: { a: [1, 2, 3] }, u: { $pull: { a: { $gte: 2 } } }, after: { a: [1] } },
    { before: { a: [{ x: 1, y: 1 }, { x: 2 }] }, u: { $pull: { a: { x: 1 } } }, after: { a: [{ x: 2 }] } },
    {
      before: { a: [{ b: [{ x: 1 }] }] },
      u: { $pull: { a: { b: { $elemMatch: { x: 1 } } } } },
      after: { a: [] },
    },
    { before: { a: [1, 2, 1] }, u: { $pullAll: { a: [1] } }, after: { a: [2] } },
    { before: { a: [1, 2] }, u: { $pop: { a: -1 } }, after: { a: [2] } },
    { before: { a: 1 }, u: { $pop: { a: 1 } }, code: 14 },
    { before: { a: 1 }, u: { $pull: { a: 1 } }, code: 2 },
  ],
  'positional operators': [
    { before: { a: [1, 5, 8] }, q: { a: { $gt: 4 } }, u: { $set: { 'a.$': 0 } }, after: { a: [1, 0, 8] } },
    {
      before: {
        a: [
          { x: 1, y: 1 },
          { x: 2, y: 1 },
        ],
      },
      q: { a: { $elemMatch: { x: 2 } } },
      u: { $inc: { 'a.$.y': 5 } },
      after: {
        a: [
          { x: 1, y: 1 },
          { x: 2, y: 6 },
        ],
      },
    },
    {
      before: { a: [{ x: 1 }, { x: 2 }] },
      q: { 'a.x': 2 },
      u: { $set: { 'a.$.x': 9 } },
      after: { a: [{ x: 1 }, { x: 9 }] },
    },
    { before: { a: [1] }, q: { _id: 1 }, u: { $set: { 'a.$': 0 } }, code: 2 },
    { before: { a: [1, 2] }, u: { $inc: { 'a.$[]': 1 } }, after: { a: [2, 3] } },
    { before: { a: 1 }, u: { $inc: { 'a.$[]': 1 } }, code: 2 },
    {
      before: { a: [{ x: 1 }, { x: 5 }] },
      u: { $set: { 'a.$[big].x': 0 } },
      options: { arrayFilters: [{ 'big.x': { $gt: 3 } }] },
      after: { a: [{ x: 1 }, { x: 0 }] },
    },
    {
      before: { a: [{ b: [1, 5] }, { b: [7] }] },
      u: { $set: { 'a.$[].b.$[n]': 0 } },
      options: { arrayFilters: [{ n: { $gte: 5 } }] },
      after: { a: [{ b: [1, 0] }, { b: [0] }] },
    },
    { before: { a: [1] }, u: { $set: { 'a.$[x]': 0 } }, code: 2 },
    { before: { a: [1] }, u: { $set: { b: 0 } }, options: { arrayFilters: [{ x: 1 }] }, code: 9 },
  ],
  'replacements and pipelines': [
    { before: { a: 1, b: 2 }, u: { c: 3 }, after: { c: 3 } },
    { before: { a: 1 }, u: { _id: 2, c: 3 }, code: 66 },
    { before: { a: 1 }, u: { c: 3 }, options: { multi: true }, code: 9 },
    { before: { a: 1 }, u: { c: 3, $set: { d: 1 } }, code: 52 },
    { before: { a: 1 }, u: [{ $set: { b: { $add: ['$a', 1] } } }, { $unset: 'a' }], after: { b: 2 } },
    { before: { a: 1 }, u: [{ $replaceWith: { x: '$a' } }], after: { x: 1 } },
    { before: { a: 1 }, u: [{ $match: {} }], code: 72 },
    { before: { a: 1 }, u: [{ $set: { b: '$$NOW2' } }], code: 17276 },
    { before: { a: 1 }, u: [{ $set: { b: '$$c' } }], options: { c: { c: 7 } }, after: { a: 1, b: 7 } },
  ],
};

describe.each(Object.entries(cases))('updates: %s', (_, list) => {
  it.each(list.map((one) => [JSON.stringify([one.before, one.u]), one] as const))(
    '%s',
    async (_name, one) => {
      expect(await apply(one)).toEqual(one.code ?? one.after);
    },
  );
});

describe('an upsert', () => {
  const inserted = async (q: Document, u: unknown) => {
    await commands.run({ drop: 'c' });
    const reply = await commands.run({ update: 'c', updates: [{ q, u, upsert: true }] });
    const code = reply.code ?? (reply.writeErrors as Document[] | undefined)?.[0]?.code;
    return code ?? (await commands.exactly({ find: 'c' }))[0];
  };

  it.each<[Document, unknown, Document | number]>([
    [{ _id: 5, a: 1 }, { $set: { b: 2 } }, { _id: 5, a: 1, b: 2 }],
    [{ _id: 5, a: { $gt: 1 } }, { $set: { b: 2 } }, { _id: 5, b: 2 }],
    [{ _id: 5, 'a.b': 1 }, { $set: { 'a.c': 2 } }, { _id: 5, a: { b: 1, c: 2 } }],
    [{ _id: 5, $and: [{ a: 1 }, { b: { $eq: 2 } }] }, { $inc: { b: 1 } }, { _id: 5, a: 1, b: 3 }],
    [{ _id: 5, a: { $in: [1] } }, { $set: { b: 2 } }, { _id: 5, a: 1, b: 2 }],
    [{ _id: 5, a: 1 }, { $setOnInsert: { c: 3 } }, { _id: 5, a: 1, c: 3 }],
    [{ _id: 5, a: 1 }, { c: 3 }, { _id: 5, c: 3 }],
    [{ a: 1 }, { _id: 6, c: 3 }, { _id: 6, c: 3 }],
    [{ _id: 5 }, { _id: 6 }, 66],
    [{ _id: 5, a: 1 }, [{ $set: { b: { $add: ['$a', 1] } } }], { _id: 5, a: 1, b: 2 }],
    [{ _id: { $in: [5, 6] } }, { $set: { _id: 7 } }, { _id: 7 }],
  ])('%j with %j', async (q, u, expected) => {
    expect(await inserted(q, u)).toEqual(expected);
  });
});
