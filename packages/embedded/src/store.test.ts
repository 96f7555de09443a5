import { MongoClient } from 'mongodb';
import { startStoreForTest } from './testing';

describe('the store through the official driver', () => {
  let store: Awaited<ReturnType<typeof startStoreForTest>>;
  let client: MongoClient;

  beforeAll(async () => {
    store = await startStoreForTest();
    client = await MongoClient.connect(store.url);
  });
  afterAll(async () => {
    await client.close();
    await store.close();
  });

  it('stores and finds documents', async () => {
    const notes = client.db('slice').collection<{ _id: number; text: string }>('notes');
    await notes.insertMany([
      { _id: 1, text: 'one' },
      { _id: 2, text: 'two' },
    ]);
    expect(await notes.find().toArray()).toEqual([
      { _id: 1, text: 'one' },
      { _id: 2, text: 'two' },
    ]);
    expect(await notes.findOne({ text: 'two' })).toEqual({ _id: 2, text: 'two' });
    expect(await notes.updateOne({ _id: 1 }, { $set: { text: 'uno' } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
    });
    expect(
      await notes.findOneAndUpdate({ _id: 1 }, { $set: { text: 'eins' } }, { returnDocument: 'after' }),
    ).toEqual({ _id: 1, text: 'eins' });
    expect(await notes.deleteOne({ _id: 2 })).toMatchObject({ deletedCount: 1 });
    expect(await notes.countDocuments()).toBe(1);
    expect(await notes.estimatedDocumentCount()).toBe(1);
    expect(await notes.distinct('text')).toEqual(['eins']);
  });

  it('refuses a second document with a unique key', async () => {
    const users = client.db('slice').collection('users');
    await users.createIndex({ email: 1 }, { unique: true });
    await users.insertOne({ email: 'a@b.test' });
    await expect(users.insertOne({ email: 'a@b.test' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a@b.test' },
    });
  });

  it('rolls a transaction back, and commits one', async () => {
    const db = client.db('slice');
    const session = client.startSession();
    session.startTransaction();
    await db.collection('t').insertOne({ a: 1 }, { session });
    expect(await db.collection('t').countDocuments({}, { session })).toBe(1);
    expect(await db.collection('t').countDocuments()).toBe(0);
    await session.abortTransaction();
    expect(await db.collection('t').countDocuments()).toBe(0);
    await session.withTransaction(async () => {
      await db.collection('t').insertOne({ a: 1 }, { session });
      await db.collection('u').insertOne({ a: 1 }, { session });
    });
    expect(await db.collection('t').countDocuments()).toBe(1);
    await session.endSession();
  });
});
