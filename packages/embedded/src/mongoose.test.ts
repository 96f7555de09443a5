import MongoStore from 'connect-mongo';
import session from 'express-session';
import mongoose, { Schema } from 'mongoose';
import { startStoreForTest } from './testing';

describe('mongoose and connect-mongo', () => {
  let store: Awaited<ReturnType<typeof startStoreForTest>>;

  beforeAll(async () => {
    store = await startStoreForTest();
  });
  afterAll(() => store.close());

  it('builds indexes, saves, populates, versions and runs transactions', async () => {
    const connection = await mongoose.createConnection(store.url, { dbName: 'goose' }).asPromise();
    const person = new Schema(
      { name: { type: String, required: true, unique: true }, tags: [String] },
      { timestamps: true },
    );
    const note = new Schema({
      text: String,
      by: { type: Schema.Types.ObjectId, ref: 'Person' },
      score: Schema.Types.Decimal128,
    });
    const Person = connection.model('Person', person);
    const Note = connection.model('Note', note);
    await Promise.all([Person.init(), Note.init()]);

    const ada = await Person.create({ name: 'Ada', tags: ['x'] });
    await expect(Person.create({ name: 'Ada' })).rejects.toMatchObject({ code: 11000 });
    await Note.create({ text: 'hello', by: ada._id, score: mongoose.Types.Decimal128.fromString('1.50') });
    const found = await Note.findOne({ by: ada._id }).populate<{ by: { name: string } }>('by').lean();
    expect(found?.by.name).toBe('Ada');
    expect(String(found?.score)).toBe('1.50');

    ada.tags.push('y');
    await ada.save();
    expect((await Person.findById(ada._id))?.tags).toEqual(['x', 'y']);
    await connection.transaction(async (inside) => {
      await Note.create([{ text: 'inside' }], { session: inside });
    });
    expect(await Note.countDocuments()).toBe(2);
    expect(
      await Note.aggregate([{ $group: { _id: '$text', n: { $sum: 1 } } }, { $sort: { _id: 1 } }]),
    ).toEqual([
      { _id: 'hello', n: 1 },
      { _id: 'inside', n: 1 },
    ]);
    expect(
      await Person.findOneAndUpdate(
        { name: 'Bea' },
        { $addToSet: { tags: 'z' } },
        { upsert: true, returnDocument: 'after' },
      ),
    ).toMatchObject({ tags: ['z'] });
    await connection.close();
  });

  it('stores express sessions', async () => {
    const sessions = MongoStore.create({ mongoUrl: store.url, dbName: 'sessions', ttl: 60 });
    const call = <T>(run: (done: (error: unknown, value?: T | null) => void) => void) =>
      new Promise<T | null | undefined>((resolve, reject) =>
        run((error, value) => (error ? reject(error) : resolve(value))),
      );
    const data = { cookie: new session.Cookie(), user: 'u1' } as unknown as session.SessionData;
    await call((done) => sessions.set('sid', data, done));
    expect(await call<session.SessionData>((done) => sessions.get('sid', done))).toMatchObject({
      user: 'u1',
    });
    await call((done) => sessions.touch('sid', data, done));
    expect(await call<number>((done) => sessions.length(done))).toBe(1);
    await call((done) => sessions.destroy('sid', done));
    expect(await call<session.SessionData>((done) => sessions.get('sid', done))).toBeFalsy();
    await sessions.close();
  });
});
