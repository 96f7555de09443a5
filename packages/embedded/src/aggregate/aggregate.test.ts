import { Collection, Document, Long, MongoClient } from 'mongodb';
import { startStoreForTest } from '../testing';

describe('aggregation', () => {
  let store: Awaited<ReturnType<typeof startStoreForTest>>;
  let client: MongoClient;
  let orders: Collection<Document>;

  beforeAll(async () => {
    store = await startStoreForTest();
    client = await MongoClient.connect(store.url);
    orders = client.db('agg').collection('orders');
    await orders.insertMany([
      {
        _id: 1,
        who: 'ann',
        tags: ['a', 'b'],
        lines: [
          { price: 2, n: 3 },
          { price: 5, n: 1 },
        ],
        at: new Date(Date.UTC(2026, 0, 15)),
      },
      { _id: 2, who: 'bob', tags: [], lines: [{ price: 1, n: 1 }], at: new Date(Date.UTC(2026, 1, 1)) },
      { _id: 3, who: 'ann', tags: null, lines: [], total: Long.fromNumber(7) },
      { _id: 4, who: null, lines: [{ price: 10, n: 2 }] },
    ] as never);
    await client
      .db('agg')
      .collection('people')
      .insertMany([
        { _id: 'ann', age: 30 },
        { _id: 'bob', age: 40 },
      ] as never);
  });
  afterAll(async () => {
    await client.close();
    await store.close();
  });
  const run = (...stages: Document[]) => orders.aggregate(stages).toArray();

  it('groups, with null and missing as one group', async () => {
    expect(
      await run({ $group: { _id: '$who', n: { $sum: 1 }, all: { $push: '$total' } } }, { $sort: { _id: 1 } }),
    ).toEqual([
      { _id: null, n: 1, all: [] },
      { _id: 'ann', n: 2, all: [7] },
      { _id: 'bob', n: 1, all: [] },
    ]);
  });

  it('unwinds', async () => {
    expect(await run({ $unwind: '$tags' }, { $project: { tags: 1 } })).toEqual([
      { _id: 1, tags: 'a' },
      { _id: 1, tags: 'b' },
    ]);
    expect(
      await run(
        { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
        { $project: { tags: 1, i: 1 } },
      ),
    ).toEqual([
      { _id: 1, tags: 'a', i: 0 },
      { _id: 1, tags: 'b', i: 1 },
      { _id: 2, i: null },
      { _id: 3, tags: null, i: null },
      { _id: 4, i: null },
    ]);
  });

  it('looks up by field and by pipeline', async () => {
    const joined = await run(
      { $lookup: { from: 'people', localField: 'who', foreignField: '_id', as: 'person' } },
      { $match: { 'person.age': { $gt: 35 } } },
      { $project: { person: 1 } },
    );
    expect(joined).toEqual([{ _id: 2, person: [{ _id: 'bob', age: 40 }] }]);
    const older = await run(
      { $match: { _id: 1 } },
      {
        $lookup: {
          from: 'people',
          let: { name: '$who' },
          pipeline: [{ $match: { $expr: { $ne: ['$_id', '$$name'] } } }],
          as: 'others',
        },
      },
      { $project: { others: 1 } },
    );
    expect(older).toEqual([{ _id: 1, others: [{ _id: 'bob', age: 40 }] }]);
  });

  it('computes expressions over paths and items', async () => {
    expect(
      await run(
        { $match: { _id: { $in: [1, 3] } } },
        {
          $project: {
            sum: {
              $sum: {
                $map: { input: '$lines', as: 'line', in: { $multiply: ['$$line.price', '$$line.n'] } },
              },
            },
            prices: '$lines.price',
            big: { $filter: { input: '$lines', cond: { $gt: ['$$this.price', 2] } } },
            isNull: { $eq: ['$tags', null] },
            isMissing: { $eq: ['$nothing', null] },
            kind: { $type: '$total' },
            month: {
              $cond: [
                { $ifNull: ['$at', false] },
                { $dateToString: { date: '$at', format: '%Y-%m' } },
                'none',
              ],
            },
            dollar: { $concat: ['$who', { $literal: '$x' }] },
          },
        },
      ),
    ).toEqual([
      {
        _id: 1,
        sum: 11,
        prices: [2, 5],
        big: [{ price: 5, n: 1 }],
        isNull: false,
        isMissing: false,
        kind: 'missing',
        month: '2026-01',
        dollar: 'ann$x',
      },
      {
        _id: 3,
        sum: 0,
        prices: [],
        big: [],
        isNull: true,
        isMissing: false,
        kind: 'long',
        month: 'none',
        dollar: 'ann$x',
      },
    ]);
  });

  it('facets, buckets, counts, adds and removes fields', async () => {
    expect(
      await run({
        $facet: {
          count: [{ $count: 'n' }],
          none: [{ $match: { _id: 99 } }, { $count: 'n' }],
          buckets: [{ $bucket: { groupBy: '$_id', boundaries: [1, 3, 5], default: 'x' } }],
          names: [{ $sortByCount: '$who' }],
          set: [
            { $set: { 'deep.x': { $add: ['$_id', 1] }, flag: true, who: '$$REMOVE' } },
            { $unset: ['lines', 'tags', 'at', 'total'] },
            { $limit: 1 },
          ],
        },
      }),
    ).toEqual([
      {
        count: [{ n: 4 }],
        none: [],
        buckets: [
          { _id: 1, count: 2 },
          { _id: 3, count: 2 },
        ],
        names: [
          { _id: 'ann', count: 2 },
          { _id: 'bob', count: 1 },
          { _id: null, count: 1 },
        ],
        set: [{ _id: 1, deep: { x: 2 }, flag: true }],
      },
    ]);
  });

  it('ranks within groups', async () => {
    const sortBy = { _id: -1 as const };
    const [group] = await run({
      $group: {
        _id: null,
        top: { $top: { sortBy, output: '$_id' } },
        bottom: { $bottom: { sortBy, output: ['$_id', '$nothing'] } },
        two: { $topN: { n: 2, sortBy, output: '$who' } },
        first: { $firstN: { n: 3, input: '$total' } },
        most: { $maxN: { n: 2, input: '$who' } },
      },
    });
    expect(group).toEqual({
      _id: null,
      top: 4,
      bottom: [1, null],
      two: [null, 'ann'],
      first: [null, null, 7],
      most: ['bob', 'ann'],
    });
  });

  it('follows references', async () => {
    const links = orders.db.collection<Document>('links');
    await links.insertMany([
      { _id: 1, to: [2, 3] },
      { _id: 2, to: [4], far: true },
      { _id: 3, to: [1] },
      { _id: 4 },
    ] as never);
    const follow = async (rest: Document) => {
      const $graphLookup = {
        from: 'links',
        startWith: '$to',
        connectFromField: 'to',
        connectToField: '_id',
        as: 'found',
        depthField: 'depth',
        ...rest,
      };
      const [one] = await links.aggregate([{ $match: { _id: 1 } }, { $graphLookup }]).toArray();
      return ((one?.found ?? []) as Document[]).map(({ _id, depth }) => [_id, depth]);
    };
    expect(await follow({})).toEqual([
      [2, 0],
      [3, 0],
      [1, 1],
      [4, 1],
    ]);
    expect(await follow({ maxDepth: 0, restrictSearchWithMatch: { far: true } })).toEqual([[2, 0]]);
  });

  it('writes its results with $out and $merge', async () => {
    const db = client.db('agg');
    await run({ $group: { _id: '$who', n: { $sum: 1 } } }, { $out: 'counts' });
    expect(await db.collection('counts').countDocuments()).toBe(3);
    await run(
      { $match: { who: 'ann' } },
      { $group: { _id: '$who', last: { $max: '$_id' } } },
      { $merge: { into: 'counts' } },
    );
    expect(await db.collection('counts').findOne({ _id: 'ann' as never })).toEqual({
      _id: 'ann',
      n: 2,
      last: 3,
    });
  });

  it('refuses what it does not know, also where there is nothing to read', async () => {
    const empty = client.db('agg').collection('empty');
    await empty.createIndex({ a: 1 });
    const refuse = (stage: Document) => empty.aggregate([stage]).toArray();
    await expect(refuse({ $nonsense: {} })).rejects.toMatchObject({ code: 40324 });
    await expect(refuse({ $project: { a: { $nonsense: 1 } } })).rejects.toMatchObject({ code: 168 });
    await expect(refuse({ $group: { _id: null, a: { $nonsense: 1 } } })).rejects.toMatchObject({
      code: 15952,
    });
    await expect(refuse({ $project: { a: '$$nothing' } })).rejects.toMatchObject({ code: 17276 });
    await expect(refuse({ $match: { a: { $nonsense: 1 } } })).rejects.toMatchObject({ code: 2 });
  });
});
