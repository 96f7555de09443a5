import { CommandsForTest } from '../commands/commands-for-test';
import type { Document } from '../values/types';

let commands: CommandsForTest;

beforeEach(async () => {
  commands = await CommandsForTest.open();
});
afterEach(() => commands.close());

const insert = (...documents: Document[]) => commands.run({ insert: 'c', documents, ordered: false });

async function index(key: Document, options: Document = {}): Promise<Document> {
  const name = Object.entries(key).flat().join('_');
  return commands.run({ createIndexes: 'c', indexes: [{ key, name, ...options }] });
}

/** Names of the stages of the winning plan, outermost first, the index's name in place of IXSCAN. */
async function planOf(find: Document): Promise<string[]> {
  const reply = await commands.run({ explain: { find: 'c', ...find }, verbosity: 'queryPlanner' });
  const stages: string[] = [];
  let stage = (reply.queryPlanner as Document).winningPlan as Document | undefined;
  for (; stage; stage = stage.inputStage as Document | undefined)
    stages.push(stage.stage === 'IXSCAN' ? String(stage.indexName) : String(stage.stage));
  return stages;
}

describe('the index that is used', () => {
  const en = { locale: 'en', strength: 2 };
  it.each<[string, Document, Document, Document, string[]]>([
    ['equality', { a: 1 }, {}, { filter: { a: 1 } }, ['FETCH', 'a_1']],
    ['range', { a: 1 }, {}, { filter: { a: { $gt: 1, $lt: 5 } } }, ['FETCH', 'a_1']],
    ['several values', { a: 1 }, {}, { filter: { a: { $in: [1, 2] } } }, ['FETCH', 'a_1']],
    ['beginning of a text', { a: 1 }, {}, { filter: { a: /^ab/ } }, ['FETCH', 'a_1']],
    ['middle of a text', { a: 1 }, {}, { filter: { a: /ab/ } }, ['COLLSCAN']],
    ['sort', { a: 1 }, {}, { sort: { a: 1 } }, ['FETCH', 'a_1']],
    ['sort backwards', { a: 1, b: 1 }, {}, { sort: { a: -1, b: -1 } }, ['FETCH', 'a_1_b_1']],
    ['sort the index has not', { a: 1, b: 1 }, {}, { sort: { a: 1, b: -1 } }, ['SORT', 'COLLSCAN']],
    ['equality and sort', { a: 1, b: -1 }, {}, { filter: { a: 1 }, sort: { b: -1 } }, ['FETCH', 'a_1_b_-1']],
    ['prefix of a compound', { a: 1, b: 1 }, {}, { filter: { a: 1 } }, ['FETCH', 'a_1_b_1']],
    ['not a prefix', { a: 1, b: 1 }, {}, { filter: { b: 1 } }, ['COLLSCAN']],
    ['items of an array', { 'a.x': 1 }, {}, { filter: { a: { $elemMatch: { x: 1 } } } }, ['FETCH', 'a.x_1']],
    ['sparse, and a value', { a: 1 }, { sparse: true }, { filter: { a: 1 } }, ['FETCH', 'a_1']],
    ['sparse, and none', { a: 1 }, { sparse: true }, { filter: { a: null } }, ['COLLSCAN']],
    ['sparse, and sort', { a: 1 }, { sparse: true }, { sort: { a: 1 } }, ['SORT', 'COLLSCAN']],
    [
      'partial that holds all asked for',
      { a: 1 },
      { partialFilterExpression: { b: { $gt: 5 } } },
      { filter: { a: 1, b: { $gt: 6 } } },
      ['FETCH', 'a_1'],
    ],
    [
      'partial that does not',
      { a: 1 },
      { partialFilterExpression: { b: { $gt: 5 } } },
      { filter: { a: 1, b: { $gt: 4 } } },
      ['COLLSCAN'],
    ],
    [
      'partial that holds what has no value',
      { a: 1 },
      { partialFilterExpression: { b: null } },
      { filter: { a: { $in: [1, 2] }, b: null } },
      ['FETCH', 'a_1'],
    ],
    [
      'partial that holds what has a value',
      { a: 1 },
      { partialFilterExpression: { b: { $exists: true } } },
      { filter: { a: 1, b: null } },
      ['COLLSCAN'],
    ],
    ['same collation', { a: 1 }, { collation: en }, { filter: { a: 'x' }, collation: en }, ['FETCH', 'a_1']],
    ['other collation', { a: 1 }, { collation: en }, { filter: { a: 'x' } }, ['COLLSCAN']],
    ['other collation, but a number', { a: 1 }, { collation: en }, { filter: { a: 1 } }, ['FETCH', 'a_1']],
    ['hint', { a: 1 }, {}, { filter: { a: 1 }, hint: { $natural: 1 } }, ['COLLSCAN']],
    ['hidden', { a: 1 }, { hidden: true }, { filter: { a: 1 } }, ['COLLSCAN']],
    ['none for the empty filter', { a: 1 }, {}, {}, ['COLLSCAN']],
  ])('%s', async (_, key, options, find, expected) => {
    expect(await index(key, options)).toMatchObject({ ok: 1 });
    expect(await planOf(find)).toEqual(expected);
  });

  it('sorts by the fields behind one item of an array, but not by the array', async () => {
    await index({ tags: 1, b: 1 });
    await insert(
      { _id: 1, tags: ['x', 'y'], b: 2 },
      { _id: 2, tags: ['x'], b: 1 },
      { _id: 3, tags: ['a', 'x'], b: 3 },
    );
    const find = { filter: { tags: 'x' }, sort: { b: -1 } };
    expect(await planOf(find)).toEqual(['FETCH', 'tags_1_b_1']);
    expect((await commands.list({ find: 'c', ...find })).map(({ _id }) => _id)).toEqual([3, 1, 2]);
    expect(await planOf({ filter: { tags: 'x' }, sort: { tags: 1 } })).toEqual([
      'SORT',
      'FETCH',
      'tags_1_b_1',
    ]);
    expect(await planOf({ filter: { tags: { $in: ['x', 'y'] } }, sort: { b: 1 } })).toEqual([
      'SORT',
      'FETCH',
      'tags_1_b_1',
    ]);
  });

  it('passes over what is skipped, in either direction', async () => {
    await index({ a: 1, b: 1 });
    await insert(...Array.from({ length: 200 }, (_, b) => ({ a: b % 2, b })));
    const page = async (direction: 1 | -1) => {
      const find = { find: 'c', filter: { a: 1 }, sort: { b: direction }, skip: 40, limit: 3 };
      return (await commands.list(find)).map(({ b }) => b);
    };
    expect(await page(1)).toEqual([81, 83, 85]);
    expect(await page(-1)).toEqual([119, 117, 115]);
  });

  it('narrows what is looked at by the beginning of a text in any script', async () => {
    await index({ a: 1 });
    await insert({ a: 'рыба' }, { a: 'рыбак' }, { a: 'речь' }, { a: 'abc' });
    const explained = await commands.run({ explain: { find: 'c', filter: { a: /^рыб/ } } });
    expect(explained.executionStats).toMatchObject({ nReturned: 2, totalKeysExamined: 2 });
  });

  it('narrows what is looked at', async () => {
    await index({ a: 1 });
    await insert(...Array.from({ length: 50 }, (_, a) => ({ a })));
    const explained = await commands.run({ explain: { find: 'c', filter: { a: { $lt: 5 } } } });
    expect(explained.executionStats).toMatchObject({
      nReturned: 5,
      totalDocsExamined: 5,
      totalKeysExamined: 5,
    });
  });

  it.each([
    ['above', 1, { $gt: 'b' }, ['c', 'd']],
    ['below', 1, { $lt: 'c' }, ['a', 'b']],
    ['above, in falling order', -1, { $gt: 'b' }, ['c', 'd']],
    ['below, in falling order', -1, { $lt: 'c' }, ['a', 'b']],
    ['from', 1, { $gte: 'c' }, ['c', 'd']],
    ['up to', -1, { $lte: 'b' }, ['a', 'b']],
  ])(
    'looks at nothing of the value itself where it asks for what is %s it',
    async (_, direction, a, values) => {
      await index({ a: direction, b: 1 });
      const documents = ['a', 'b', 'c', 'd'].flatMap((a) => [1, 2, 3].map((b) => ({ a, b })));
      await insert(...documents);
      const explained = await commands.run({ explain: { find: 'c', filter: { a } } });
      expect(explained.executionStats).toMatchObject({ nReturned: 6, totalKeysExamined: 6 });
      const found = await commands.list({ find: 'c', filter: { a } });
      expect([...new Set(found.map((document) => document.a))].sort()).toEqual(values);
    },
  );

  it('keeps what only begins like a long value that is asked for', async () => {
    await index({ a: 1 });
    const long = 'x'.repeat(5000);
    await insert({ a: long }, { a: `${long}y` });
    expect(await commands.list({ find: 'c', filter: { a: { $gt: long } } })).toHaveLength(1);
  });

  it('finds by all fields of a unique one, and not what only begins like that', async () => {
    await index({ a: 1, b: 1 }, { unique: true });
    await insert(
      { _id: 1, a: 'x', b: 1 },
      { _id: 2, a: 'x', b: 10 },
      { _id: 3, a: 'x', b: [1.5, 2] },
      { _id: 4, a: 'x' },
    );
    const idsOf = async (filter: Document) =>
      (await commands.list({ find: 'c', filter })).map(({ _id }) => _id);
    expect(await idsOf({ a: 'x', b: 1 })).toEqual([1]);
    expect(await idsOf({ a: 'x', b: { $in: [2, 1.5, 10, 3] } })).toEqual([3, 2]);
    expect(await idsOf({ a: 'x', b: null })).toEqual([4]);
    expect(await idsOf({ a: 'x', b: { $gte: 1 } })).toHaveLength(3);
    expect(await idsOf({ a: 'x' })).toHaveLength(4);
  });

  it('that a hint names must be there', async () => {
    await insert({ a: 1 });
    expect(await commands.run({ find: 'c', hint: 'nowhere' })).toMatchObject({ ok: 0, code: 2 });
  });
});

describe('a unique index', () => {
  it('names the statement, key and value', async () => {
    await index({ a: 1, b: -1 }, { unique: true });
    expect(await insert({ a: 1, b: 2 }, { a: 1, b: 3 }, { a: 1, b: 2 }, { a: 2, b: 2 })).toMatchObject({
      n: 3,
      writeErrors: [
        {
          index: 2,
          code: 11000,
          keyPattern: { a: 1, b: -1 },
          keyValue: { a: 1, b: 2 },
          errmsg: 'E11000 duplicate key error collection: d.c index: a_1_b_-1 dup key: { a: 1, b: 2 }',
        },
      ],
    });
  });

  it.each<[string, Document, Document[], number]>([
    ['a missing value is null, once', {}, [{}, { a: null }], 1],
    ['sparse leaves missing values out, not null', { sparse: true }, [{}, {}, { a: null }, { a: null }], 3],
    [
      'partial holds only its own',
      { partialFilterExpression: { b: 1 } },
      [{ a: 1 }, { a: 1 }, { a: 1, b: 1 }],
      3,
    ],
    [
      'partial refuses within its own',
      { partialFilterExpression: { b: 1 } },
      [
        { a: 1, b: 1 },
        { a: 1, b: 1 },
      ],
      1,
    ],
    ['items of one array may repeat', {}, [{ a: [1, 1] }, { a: [2, 3] }], 2],
    ['items of two arrays may not', {}, [{ a: [1, 2] }, { a: [2, 3] }, { a: 1 }], 1],
    ['numbers of any kind are one', {}, [{ a: 1 }, { a: 1.0 }, { a: '1' }], 2],
    [
      'by its collation',
      { collation: { locale: 'en', strength: 2 } },
      [{ a: 'x' }, { a: 'X' }, { a: 'é' }],
      2,
    ],
  ])('%s', async (_, options, documents, n) => {
    await index({ a: 1 }, { unique: true, ...options });
    expect((await insert(...documents)).n).toBe(n);
  });

  it('cannot be made over what is there twice, and leaves nothing behind', async () => {
    await insert({ a: 1 }, { a: 1 });
    expect(await index({ a: 1 }, { unique: true })).toMatchObject({ ok: 0, code: 11000 });
    const indexes = await commands.list({ listIndexes: 'c' });
    expect(indexes.map(({ name }) => name)).toEqual(['_id_']);
    expect(await index({ a: 1 })).toMatchObject({ ok: 1 });
  });

  it('lets a document keep its own key, and frees the key it leaves', async () => {
    await index({ a: 1 }, { unique: true });
    await insert({ _id: 1, a: 1 }, { _id: 2, a: 2 });
    const update = (q: Document, u: Document) => commands.run({ update: 'c', updates: [{ q, u }] });
    expect(await update({ _id: 1 }, { $set: { a: 1, b: 1 } })).toMatchObject({ nModified: 1 });
    expect(await update({ _id: 1 }, { $set: { a: 2 } })).toMatchObject({ writeErrors: [{ code: 11000 }] });
    expect(await update({ _id: 1 }, { $set: { a: 3 } })).toMatchObject({ nModified: 1 });
    expect(await update({ _id: 2 }, { $set: { a: 1 } })).toMatchObject({ nModified: 1 });
  });
});

describe('createIndexes', () => {
  it.each<[string, Document, number]>([
    ['a direction of zero', { key: { a: 0 }, name: 'x' }, 67],
    ['a kind that is not there', { key: { a: 'text' }, name: 'x' }, 67],
    ['an empty key', { key: {}, name: 'x' }, 67],
    ['an unknown option', { key: { a: 1 }, name: 'x', wings: true }, 72],
    ['sparse and partial', { key: { a: 1 }, name: 'x', sparse: true, partialFilterExpression: {} }, 67],
    ['TTL on two fields', { key: { a: 1, b: 1 }, name: 'x', expireAfterSeconds: 1 }, 67],
    ['a name that is another index', { key: { b: 1 }, name: 'a_1' }, 86],
    ['a key that has another name', { key: { a: 1 }, name: 'other' }, 85],
    ['a key with other options', { key: { a: 1 }, name: 'a_1', unique: true }, 86],
  ])('refuses %s', async (_, spec, code) => {
    await index({ a: 1 });
    expect(await commands.run({ createIndexes: 'c', indexes: [spec] })).toMatchObject({ ok: 0, code });
  });

  it('is content with an index that is there', async () => {
    await index({ a: 1 });
    expect(await index({ a: 1 })).toMatchObject({ ok: 1, numIndexesBefore: 2, numIndexesAfter: 2 });
  });

  it('refuses arrays on two fields of one index', async () => {
    await index({ a: 1, b: 1 });
    expect(await insert({ a: [1], b: [2] })).toMatchObject({ writeErrors: [{ code: 171 }] });
  });
});
