import { MongoClient, MongoServerError } from 'mongodb';
import { startStoreForTest } from '../testing';

let store: Awaited<ReturnType<typeof startStoreForTest>>;
let client: MongoClient;
let number = 0;

beforeAll(async () => {
  store = await startStoreForTest();
  client = await MongoClient.connect(store.url);
});
afterAll(async () => {
  await client.close();
  await store.close();
});

type Account = { _id: string; balance: number };

async function accounts() {
  const collection = client.db(`bank${++number}`).collection<Account>('accounts');
  await collection.insertMany([
    { _id: 'a', balance: 10 },
    { _id: 'b', balance: 0 },
  ]);
  return collection;
}

describe('a transaction', () => {
  it('shows its changes to nobody before it commits, and all of them after', async () => {
    const collection = await accounts();
    const session = client.startSession();
    session.startTransaction();
    await collection.updateOne({ _id: 'a' }, { $inc: { balance: -5 } }, { session });
    await collection.updateOne({ _id: 'b' }, { $inc: { balance: 5 } }, { session });
    expect(await collection.findOne({ _id: 'b' }, { session })).toEqual({ _id: 'b', balance: 5 });
    expect(await collection.findOne({ _id: 'b' })).toEqual({ _id: 'b', balance: 0 });
    await session.commitTransaction();
    expect(await collection.find().toArray()).toEqual([
      { _id: 'a', balance: 5 },
      { _id: 'b', balance: 5 },
    ]);
    await session.endSession();
  });

  it('leaves nothing behind when it is aborted', async () => {
    const collection = await accounts();
    await collection.createIndex({ balance: 1 });
    const session = client.startSession();
    session.startTransaction();
    await collection.insertOne({ _id: 'c', balance: 7 }, { session });
    await collection.deleteOne({ _id: 'a' }, { session });
    await session.abortTransaction();
    expect(await collection.find({ balance: { $gte: 0 } }).toArray()).toEqual([
      { _id: 'b', balance: 0 },
      { _id: 'a', balance: 10 },
    ]);
    await session.endSession();
  });

  it('reads what was there when it began', async () => {
    const collection = await accounts();
    const session = client.startSession();
    session.startTransaction();
    expect(await collection.countDocuments({}, { session })).toBe(2);
    await collection.insertOne({ _id: 'c', balance: 1 });
    await collection.updateOne({ _id: 'a' }, { $set: { balance: 99 } });
    expect(await collection.find({}, { session }).toArray()).toEqual([
      { _id: 'a', balance: 10 },
      { _id: 'b', balance: 0 },
    ]);
    await session.commitTransaction();
    await session.endSession();
  });

  it.each(['while it is open', 'after its snapshot'])('conflicts with a change made %s', async (when) => {
    const collection = await accounts();
    const [first, second] = [client.startSession(), client.startSession()];
    first.startTransaction();
    second.startTransaction();
    await collection.findOne({}, { session: second });
    await collection.updateOne({ _id: 'a' }, { $set: { balance: 1 } }, { session: first });
    if (when === 'after its snapshot') await first.commitTransaction();
    const error = await collection
      .updateOne({ _id: 'a' }, { $set: { balance: 2 } }, { session: second })
      .catch((failure) => failure);
    expect(error).toMatchObject({ code: 112, codeName: 'WriteConflict' });
    expect((error as MongoServerError).hasErrorLabel('TransientTransactionError')).toBe(true);
    await second.abortTransaction();
    if (first.inTransaction()) await first.commitTransaction();
    expect(await collection.findOne({ _id: 'a' })).toEqual({ _id: 'a', balance: 1 });
    await Promise.all([first.endSession(), second.endSession()]);
  });

  it('does not read through an index that is younger than its snapshot', async () => {
    const collection = await accounts();
    const session = client.startSession();
    session.startTransaction();
    await client.db('bank').collection('other').findOne({}, { session });
    await collection.createIndex({ balance: 1 });
    const error = await collection.findOne({ balance: 10 }, { session }).catch((failure) => failure);
    expect(error).toMatchObject({ code: 246, codeName: 'SnapshotUnavailable' });
    expect((error as MongoServerError).hasErrorLabel('TransientTransactionError')).toBe(true);
    await session.endSession();
  });

  it('keeps a write outside transactions waiting until it ends', async () => {
    const collection = await accounts();
    const session = client.startSession();
    session.startTransaction();
    await collection.updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session });
    const outside = collection.updateOne({ _id: 'a' }, { $inc: { balance: 100 } });
    await session.commitTransaction();
    await outside;
    expect(await collection.findOne({ _id: 'a' })).toEqual({ _id: 'a', balance: 111 });
    await session.endSession();
  });

  it('is repeated by withTransaction until the sum is right under contention', async () => {
    const collection = await accounts();
    const move = () =>
      client.withSession((session) =>
        session.withTransaction(async () => {
          await collection.updateOne({ _id: 'a' }, { $inc: { balance: -1 } }, { session });
          await collection.updateOne({ _id: 'b' }, { $inc: { balance: 1 } }, { session });
        }),
      );
    await Promise.all(Array.from({ length: 8 }, move));
    expect(await collection.find().toArray()).toEqual([
      { _id: 'a', balance: 2 },
      { _id: 'b', balance: 8 },
    ]);
  });

  it('is committed once where the commit comes again', async () => {
    const collection = await accounts();
    const session = client.startSession();
    session.startTransaction();
    await collection.insertOne({ _id: 'c', balance: 1 }, { session });
    await session.commitTransaction();
    await session.commitTransaction();
    expect(await collection.countDocuments()).toBe(3);
    await session.endSession();
  });
});
