import { Long, UUID } from 'bson';
import { CommandsForTest } from '../commands/commands-for-test';
import type { Document } from '../values/types';

let commands: CommandsForTest;

beforeEach(async () => {
  commands = await CommandsForTest.open();
});
afterEach(() => commands.close());

const writes: [string, Document, Document][] = [
  ['insert', { documents: [{ _id: 2 }, { _id: 3 }] }, { n: 2, retriedStmtIds: [0, 1] }],
  [
    'update',
    { updates: [{ q: { _id: 1 }, u: { $inc: { a: 1 } } }] },
    { n: 1, nModified: 1, retriedStmtIds: [0] },
  ],
  [
    'update',
    { updates: [{ q: { _id: 9 }, u: { $inc: { a: 1 } }, upsert: true }] },
    { n: 1, upserted: [{ index: 0, _id: 9 }], retriedStmtIds: [0] },
  ],
  ['delete', { deletes: [{ q: {}, limit: 1 }] }, { n: 1, retriedStmtIds: [0] }],
  [
    'findAndModify',
    { query: { _id: 1 }, update: { $inc: { a: 1 } }, new: true },
    { value: { _id: 1, a: 2 }, retriedStmtId: 0 },
  ],
];

describe('a retryable write that comes again', () => {
  const all = async () => (await commands.run({ distinct: 'c', key: 'a' })).values;

  it.each(writes)(
    '%s is answered again, not applied twice, also after a restart',
    async (name, rest, repeated) => {
      await commands.run({ insert: 'c', documents: [{ _id: 1, a: 1 }] });
      const write = { [name]: 'c', ...rest, lsid: { id: new UUID() }, txnNumber: Long.fromNumber(5) };
      expect(await commands.run(write)).toMatchObject({ ok: 1 });
      const after = await all();
      expect(await commands.run(write)).toMatchObject(repeated);
      await commands.restart();
      expect(await commands.run(write)).toMatchObject(repeated);
      expect(await all()).toEqual(after);
    },
  );

  it('is refused where the session has gone on', async () => {
    const write = { insert: 'c', documents: [{}], lsid: { id: new UUID() } };
    await commands.run({ ...write, txnNumber: Long.fromNumber(5) });
    const late = await commands.run({ ...write, txnNumber: Long.fromNumber(4) });
    expect(late).toMatchObject({ ok: 0, codeName: 'TransactionTooOld' });
  });

  it('may be several statements, of which only the new ones are applied', async () => {
    const write = { insert: 'c', lsid: { id: new UUID() }, txnNumber: Long.fromNumber(1) };
    await commands.run({ ...write, documents: [{ a: 1 }] });
    expect(await commands.run({ ...write, documents: [{ a: 1 }, { a: 2 }] })).toMatchObject({
      n: 2,
      retriedStmtIds: [0],
    });
    expect(await all()).toEqual([1, 2]);
  });
});
