import type { Document } from '../values/types';
import { CommandsForTest } from './commands-for-test';

let commands: CommandsForTest;

beforeEach(async () => {
  commands = await CommandsForTest.open();
});
afterEach(() => commands.close());

const insert = (document: Document, rest: Document = {}) =>
  commands.run({ insert: 'c', documents: [document], ...rest });
const update = (u: Document) => commands.run({ update: 'c', updates: [{ q: { _id: 1 }, u }] });
const failure = {
  writeErrors: [
    { index: 0, code: 121, errmsg: 'Document failed validation', errInfo: { failingDocumentId: 1 } },
  ],
};

describe('a validator', () => {
  it('refuses what it does not accept, on insert and update, also after a restart', async () => {
    await commands.run({ create: 'c', validator: { x: { $type: 'string' } } });
    await commands.restart();
    expect(await insert({ _id: 1, x: 1 })).toMatchObject(failure);
    expect(await insert({ _id: 1, x: 'a' })).toMatchObject({ n: 1 });
    expect(await update({ $set: { x: 1 } })).toMatchObject(failure);
    expect(await insert({ _id: 2, x: 1 }, { bypassDocumentValidation: true })).toMatchObject({ n: 1 });
  });

  it.each([
    ['strict', failure],
    ['moderate', { nModified: 1 }],
    ['off', { nModified: 1 }],
  ])('that comes later is %s with what was not valid before', async (validationLevel, expected) => {
    await insert({ _id: 1, x: 1 });
    await commands.run({ collMod: 'c', validator: { $expr: { $gt: ['$x', 5] } }, validationLevel });
    expect(await update({ $set: { y: 1 } })).toMatchObject(expected);
  });
});

describe('collMod', () => {
  it('changes the time to live of an index', async () => {
    const index = { key: { at: 1 }, name: 'at_1', expireAfterSeconds: 10 };
    await commands.run({ createIndexes: 'c', indexes: [index] });
    const change = { name: 'at_1', expireAfterSeconds: 20 };
    expect(await commands.run({ collMod: 'c', index: change })).toMatchObject({
      expireAfterSeconds_old: 10,
      expireAfterSeconds_new: 20,
    });
    expect((await commands.list({ listIndexes: 'c' }))[1]).toMatchObject({ expireAfterSeconds: 20 });
  });

  it.each([
    [{ collMod: 'nowhere' }, 26],
    [{ collMod: 'c', index: { name: 'x', hidden: true } }, 27],
    [{ collMod: 'c', index: { name: '_id_', unique: true } }, 238],
    [{ collMod: 'c', validator: { $foo: 1 } }, 2],
    [{ collMod: 'c', viewOn: 'x' }, 40415],
  ])('%j is refused with %i', async (command, code) => {
    await insert({});
    expect(await commands.run(command)).toMatchObject({ ok: 0, code });
  });
});
