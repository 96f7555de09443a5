import { Binary, BSONRegExp, Decimal128, Double, Long, MaxKey, MinKey, ObjectId } from 'bson';
import { CommandsForTest } from '../commands/commands-for-test';
import type { Document } from '../values/types';

let commands: CommandsForTest;

beforeEach(async () => {
  commands = await CommandsForTest.open();
});
afterEach(() => commands.close());

/** Numbers of the documents that match, in order of insertion, or the error's code. */
async function matching(values: unknown[], filter: Document, options: Document = {}): Promise<unknown> {
  const documents = values.map((a, _id) => (a === missing ? { _id } : { _id, a }));
  await commands.run({ insert: 'c', documents });
  const reply = await commands.run({ find: 'c', filter, ...options });
  if (reply.ok !== 1) return reply.code;
  return (await commands.list({ find: 'c', filter, ...options })).map(({ _id }) => _id);
}

const missing = Symbol('missing');
const id = new ObjectId();

describe('a filter', () => {
  it.each<[string, unknown[], Document, unknown]>([
    ['null finds missing and null', [null, missing, 0, [], [null]], { a: null }, [0, 1, 4]],
    ['$ne null', [null, missing, 0, []], { a: { $ne: null } }, [2, 3]],
    ['$exists', [null, missing, 0], { a: { $exists: true } }, [0, 2]],
    ['$type null', [null, missing], { a: { $type: 'null' } }, [0]],
    ['$gte null', [null, missing, 0], { a: { $gte: null } }, [0, 1]],
    [
      'numbers of every kind',
      [1, Long.fromNumber(1), new Double(1), Decimal128.fromString('1'), '1'],
      { a: 1 },
      [0, 1, 2, 3],
    ],
    [
      'large longs exactly',
      [Long.fromString('9007199254740993'), 9007199254740992],
      { a: Long.fromString('9007199254740993') },
      [0],
    ],
    ['a range stays within its kind', [5, 'x', null, true, new Date(5), [7]], { a: { $gt: 1 } }, [0, 5]],
    ['a range of texts', ['a', 'b', 3], { a: { $gte: 'b' } }, [1]],
    ['a range of dates', [new Date(1), new Date(9), 5], { a: { $gt: new Date(5) } }, [1]],
    ['NaN', [Number.NaN, 1], { a: Number.NaN }, [0]],
    ['MinKey is below all', [new MinKey(), 1], { a: { $gte: new MinKey() } }, [0, 1]],
    ['MaxKey', [new MaxKey(), 1], { a: new MaxKey() }, [0]],
    ['ObjectId', [id, new ObjectId()], { a: new ObjectId(id.toHexString()) }, [0]],
    [
      'binary by kind too',
      [new Binary(Buffer.from('a'), 0), new Binary(Buffer.from('a'), 5)],
      { a: new Binary(Buffer.from('a'), 5) },
      [1],
    ],
    ['a document in its order', [{ x: 1, y: 2 }, { y: 2, x: 1 }, { x: 1 }], { a: { x: 1, y: 2 } }, [0]],
    ['an array whole or as an item', [[1, 2], [[1, 2]], [2, 1]], { a: [1, 2] }, [0, 1]],
    [
      'an item by number',
      [
        [1, 2],
        [2, 1],
      ],
      { 'a.0': 2 },
      [1],
    ],
    ['a field of items', [[{ x: 1 }, { x: 2 }], [{ x: 3 }], { x: 2 }], { 'a.x': 2 }, [0, 2]],
    ['two bounds on different items', [[1, 9], [5], [9]], { a: { $gt: 4, $lt: 6 } }, [0, 1]],
    ['two bounds on one item', [[1, 9], [5], [9]], { a: { $elemMatch: { $gt: 4, $lt: 6 } } }, [1]],
    ['$all', [[1, 2, 3], [1], 1], { a: { $all: [1, 2] } }, [0]],
    ['$all of one', [[1, 2], 1], { a: { $all: [1] } }, [0, 1]],
    ['$size', [[1, 2], [1], []], { a: { $size: 1 } }, [1]],
    ['$in with a pattern', ['abc', 'xbc', 'x'], { a: { $in: [/^a/, 'x'] } }, [0, 2]],
    ['$in with null', [null, missing, 1], { a: { $in: [null] } }, [0, 1]],
    ['$nin', [1, 2, missing, [1, 2]], { a: { $nin: [1] } }, [1, 2]],
    ['$not', [1, 5, missing, 'x'], { a: { $not: { $gt: 3 } } }, [0, 2, 3]],
    ['$mod', [4, 5, -2, 'x', 4.7], { a: { $mod: [3, 1] } }, [0, 4]],
    ['$regex and $options', ['Ab', 'ab', 'b'], { a: { $regex: '^a', $options: 'i' } }, [0, 1]],
    ['a pattern over lines', ['x\nab', 'ab'], { a: new BSONRegExp('^ab', 'm') }, [0, 1]],
    ['$bitsAllSet', [5, 4, 'x'], { a: { $bitsAllSet: [0, 2] } }, [0]],
    ['$expr', [1, 5], { $expr: { $gt: ['$a', 3] } }, [1]],
    ['$nor', [1, 2, 3], { $nor: [{ a: 1 }, { a: 2 }] }, [2]],
    ['$type of items', [[1, 'x'], 'x', [[]]], { a: { $type: 'string' } }, [0, 1]],
    ['$type array', [[1], 'x'], { a: { $type: 'array' } }, [0]],
    ['$comment', [1], { a: { $eq: 1, $comment: 'why' } }, [0]],
    ['an unknown operator', [1], { a: { $foo: 1 } }, 2],
    ['an operator this store has not', [1], { a: { $near: 1 } }, 238],
    ['an unknown top level operator', [1], { $foo: 1 }, 2],
    ['$in without a list', [1], { a: { $in: 1 } }, 2],
    ['$or without branches', [1], { $or: [] }, 2],
    ['$where', [1], { $where: 'true' }, 238],
  ])('%s', async (_, values, filter, expected) => {
    expect(await matching(values, filter)).toEqual(expected);
  });
});

describe('an order', () => {
  const kinds = [
    new MaxKey(),
    /a/,
    new Date(0),
    true,
    false,
    id,
    new Binary(Buffer.from('a')),
    [5],
    { x: 1 },
    'b',
    'B',
    10,
    Long.fromNumber(9),
    Decimal128.fromString('8.5'),
    null,
    missing,
    new MinKey(),
    [],
  ];

  it('of all kinds is that of BSON', async () => {
    expect(await matching(kinds, {}, { sort: { a: 1 } })).toEqual([
      16, 17, 14, 15, 7, 13, 12, 11, 10, 9, 8, 6, 5, 4, 3, 2, 1, 0,
    ]);
  });

  it.each([1, -1])('of an index is the same, direction %i', async (direction) => {
    const sorted = await matching(kinds, {}, { sort: { a: direction, _id: 1 } });
    await commands.run({ createIndexes: 'c', indexes: [{ key: { a: direction, _id: 1 }, name: 'x' }] });
    const found = await commands.list({ find: 'c', sort: { a: direction, _id: 1 }, hint: 'x' });
    expect(found.map(({ _id }) => _id)).toEqual(sorted);
  });

  it('by an array is by its least item upwards and its greatest downwards', async () => {
    const values = [
      [3, 9],
      [4, 5],
      [1, 2],
    ];
    expect(await matching(values, {}, { sort: { a: 1 } })).toEqual([2, 0, 1]);
    const down = await commands.list({ find: 'c', sort: { a: -1 } });
    expect(down.map(({ _id }) => _id)).toEqual([0, 1, 2]);
  });
});

describe('a collation', () => {
  const values = ['b', 'A', 'a', 'B', 'ä', 'item10', 'item9'];
  it.each<[Document, Document, Document, unknown]>([
    [{ locale: 'en', strength: 2 }, { a: 'A' }, {}, [1, 2]],
    [{ locale: 'en', strength: 1 }, { a: 'A' }, {}, [1, 2, 4]],
    [{ locale: 'en', strength: 2 }, { a: { $in: ['B'] } }, {}, [0, 3]],
    [{ locale: 'en', strength: 2 }, { a: { $gt: 'A', $lte: 'B' } }, {}, [0, 3, 4]],
    [{ locale: 'en' }, { a: { $lt: 'c' } }, { sort: { a: 1 } }, [2, 1, 4, 0, 3]],
    [{ locale: 'en', numericOrdering: true }, { a: /^item/ }, { sort: { a: 1 } }, [6, 5]],
    [{ locale: 'simple' }, { a: 'A' }, {}, [1]],
    [{ locale: 'nowhere' }, { a: 'A' }, {}, 2],
    [{ locale: 'en', alternate: 'shifted' }, { a: 'A' }, {}, 2],
  ])('%j for %j', async (collation, filter, options, expected) => {
    expect(await matching(values, filter, { collation, ...options })).toEqual(expected);
  });
});

describe('a projection', () => {
  const document = {
    _id: 1,
    a: 1,
    b: { x: 1, y: 2 },
    list: [{ x: 1, y: 1 }, { x: 2, y: 2 }, 3],
    n: [1, 2, 3, 4],
  };
  it.each<[Document, unknown]>([
    [{ a: 1 }, { _id: 1, a: 1 }],
    [{ a: 1, _id: 0 }, { a: 1 }],
    [
      { _id: 0, list: 0, n: 0 },
      { a: 1, b: { x: 1, y: 2 } },
    ],
    [{ 'b.x': 1 }, { _id: 1, b: { x: 1 } }],
    [{ b: { y: 1 }, _id: 0 }, { b: { y: 2 } }],
    [{ 'list.x': 1, _id: 0 }, { list: [{ x: 1 }, { x: 2 }] }],
    [
      { n: { $slice: 2 }, a: 1 },
      { _id: 1, a: 1, n: [1, 2] },
    ],
    [
      { n: { $slice: [-3, 2] }, _id: 1 },
      { _id: 1, n: [2, 3] },
    ],
    [{ list: { $elemMatch: { x: 2 } } }, { _id: 1, list: [{ x: 2, y: 2 }] }],
    [{ 'n.$': 1 }, { _id: 1, n: [3] }],
    [{ sum: { $add: ['$a', 1] } }, { _id: 1, sum: 2 }],
    [{ a: 'text' }, { _id: 1, a: 'text' }],
    [{ nowhere: 1 }, { _id: 1 }],
    [{ a: 1, b: 0 }, 31254],
    [{ a: 0, b: 1 }, 31253],
    [{ b: 1, 'b.x': 1 }, 31249],
  ])('%j', async (projection, expected) => {
    await commands.run({ insert: 'c', documents: [document] });
    const command = { find: 'c', filter: { n: { $gt: 2 } }, projection };
    const reply = await commands.run(command);
    expect(reply.ok === 1 ? (await commands.list(command))[0] : reply.code).toEqual(expected);
  });
});
