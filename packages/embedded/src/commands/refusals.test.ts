import { Long, UUID } from 'bson';
import type { Document } from '../values/types';
import { CommandsForTest } from './commands-for-test';

let commands: CommandsForTest;
beforeAll(async () => {
  commands = await CommandsForTest.open();
  await commands.run({
    insert: 'c',
    documents: [
      { _id: 1, a: [1, 2], b: [1, 2] },
      { _id: 2, a: 3, b: 4 },
    ],
  });
});
afterAll(() => commands.close());

const number = (value: number) => Long.fromNumber(value);
const lsid = () => ({ id: new UUID() });
const inTransaction = { txnNumber: number(1), autocommit: false };
const first = { ...inTransaction, startTransaction: true };
const insert = { insert: 'c', documents: [{}] };
const index = (spec: Document) => ({ createIndexes: 'i', indexes: [{ key: { a: 1 }, name: 'a', ...spec }] });
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, 1]));

/** What MongoDB refuses, with its number. */
const refused: [Document, number, string][] = [
  [{ find: 'c', readConcern: 'majority' }, 14, "'find.readConcern' is the wrong type"],
  [{ find: 'c', readConcern: { level: 'foo' } }, 2, "Enumeration value 'foo' for field 'readConcern.level'"],
  [{ find: 'c', readConcern: { x: 1 } }, 40415, "BSON field 'readConcern.x' is an unknown field."],
  [{ ...insert, readConcern: { level: 'majority' } }, 72, 'read concern not supported'],
  [{ find: 'c', writeConcern: { w: 1 } }, 72, 'Command does not support writeConcern'],
  [{ ...insert, writeConcern: { w: 51 } }, 9, 'w has to be a non-negative number and not greater than 50'],
  [{ ...insert, writeConcern: { w: -1 } }, 9, 'w has to be a non-negative number'],
  [{ ...insert, writeConcern: { j: 'yes' } }, 14, "'writeConcern.j' is the wrong type 'string'"],
  [{ ...insert, lsid: lsid(), ...first, writeConcern: { w: 1 } }, 72, 'not allowed within a multi-statement'],
  [
    { ...insert, lsid: lsid(), ...inTransaction, readConcern: { level: 'local' } },
    72,
    'Only the first command',
  ],
  [
    { find: 'c', lsid: lsid(), ...first, readConcern: { level: 'available' } },
    72,
    "must be either 'local' (default), 'majority' or 'snapshot'",
  ],
  [{ find: 'c', lsid: lsid(), txnNumber: number(1) }, 50768, 'find is not a retryable write command.'],
  [{ ...insert, txnNumber: number(1) }, 72, 'Transaction number requires a session ID'],
  [{ ...insert, lsid: lsid(), txnNumber: 1 }, 14, "is the wrong type 'int', expected type 'long'"],
  [{ ...insert, lsid: lsid(), txnNumber: number(-1) }, 72, 'Transaction number cannot be negative'],
  [{ ...insert, lsid: lsid(), autocommit: false }, 72, "'autocommit' field requires a transaction number"],
  [{ ...insert, lsid: lsid(), ...first, autocommit: true }, 72, 'Specifying autocommit=true is not allowed.'],
  [
    { ...insert, lsid: lsid(), ...first, startTransaction: false },
    72,
    'startTransaction=false is not allowed',
  ],
  [
    { ...insert, lsid: lsid(), txnNumber: number(1), startTransaction: true },
    72,
    "'startTransaction' field requires 'autocommit' field",
  ],
  [{ killCursors: 'c', cursors: [], lsid: lsid(), ...first }, 263, 'Cannot run killCursors as the first'],
  [{ find: 'c', lsid: { ...lsid(), x: 1 } }, 40415, "'LogicalSessionFromClient.x' is an unknown field."],
  [{ endSessions: 1 }, 14, "is the wrong type 'int', expected type 'array'"],
  [{ find: 'c', maxTimeMS: 2 ** 31 }, 2, 'out of range [0, 2147483647]'],
  [{ find: 'c', batchSize: -1 }, 51024, "BSON field 'batchSize' value must be >= 0, actual value '-1'"],
  [{ aggregate: 'c', pipeline: [], cursor: { batchSize: -1 } }, 51024, "'batchSize' value must be >= 0"],
  [{ aggregate: 'c', pipeline: [], cursor: { x: 1 } }, 40415, "BSON field 'cursor.x' is an unknown field."],
  [
    { aggregate: 'c', pipeline: Array.from({ length: 1001 }, () => ({ $match: {} })), cursor: {} },
    7749501,
    'Pipeline length must be no longer than 1000 stages.',
  ],
  [{ find: 'c', sort: { a: 1, b: 1 } }, 2, 'cannot sort with keys that are parallel arrays'],
  [{ aggregate: 'c', pipeline: [{ $sort: { a: 1, b: 1 } }], cursor: {} }, 2, 'parallel arrays'],
  [{ find: 'c', sort: { 'a..b': 1 } }, 15998, 'FieldPath field names may not be empty strings.'],
  [{ find: 'c', sort: { '': 1 } }, 40352, 'FieldPath cannot be constructed with empty string'],
  [{ find: 'c', sort: { 'a.': 1 } }, 40353, "FieldPath must not end with a '.'."],
  [{ find: 'c', apiVersion: '2' }, 322, 'API version must be "1"'],
  [{ find: 'c', apiStrict: true }, 4886600, 'Provided apiStrict without passing apiVersion'],
  [{ getMore: number(7) }, 40414, "'getMore.collection' is missing but a required field"],
  [{ killCursors: 'c' }, 40414, "'killCursors.cursors' is missing but a required field"],
  [{ ...insert, ordered: 1 }, 14, "'insert.ordered' is the wrong type 'int', expected type 'bool'"],
  [{ update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, multi: 1 }] }, 14, "expected type 'bool'"],
  [{ update: 'c', updates: [{ u: { $set: { a: 1 } } }] }, 40414, "'update.updates.q' is missing"],
  [{ delete: 'c', deletes: [{ limit: 1 }] }, 40414, "'delete.deletes.q' is missing"],
  [{ insert: 'system.x', documents: [{}] }, 73, 'Invalid system namespace: d.system.x'],
  [{ ...insert, $db: 'D' }, 13297, 'already have: [d] trying to create [D]'],
  [{ ...insert, $db: 'a.b' }, 73, "Invalid database name specified 'a.b'"],
  [{ ...insert, $db: 'x'.repeat(64) }, 73, 'Invalid database name specified'],
  [{ listDatabases: 1 }, 13, 'listDatabases may only be run against the admin database.'],
  [{ dropDatabase: 2 }, 5255100, "Have to pass 1 as 'drop' parameter"],
  [{ createIndexes: 'i', indexes: [{ key: { a: 1 } }] }, 40414, "'createIndexes.indexes.name' is missing"],
  [index({ name: '' }), 67, 'The index name cannot be empty.'],
  [index({ name: '*' }), 2, "The index name '*' is not valid."],
  [index({ name: '_id_' }), 2, "The index name '_id_' is reserved for the _id index"],
  [index({ unique: 'x' }), 14, 'which is not convertible to bool'],
  [index({ v: 0 }), 67, 'cannot create an index with v=0'],
  [index({ key: many(33) }), 13103, 'too many compound keys'],
  [index({ key: { _id: 1 }, unique: true }), 197, "The field 'unique' is not valid for an _id index"],
  [index({ partialFilterExpression: { a: { $ne: 1 } } }), 67, 'Expression not supported in partial index'],
  [index({ partialFilterExpression: { a: { $exists: false } } }), 67, 'Expression not supported in partial'],
  [index({ partialFilterExpression: { $nor: [{ a: 1 }] } }), 67, 'Expression not supported in partial'],
];

it.each(refused)('%j is refused with %i', async (command, code, message) => {
  const { writeErrors, ...answer } = await commands.run(command);
  const [failed = answer] = (writeErrors ?? []) as Document[];
  expect(failed).toMatchObject({ code, errmsg: expect.stringContaining(message) });
});

it('a collection has 64 indexes at most', async () => {
  const of = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({ key: { [`f${from + i}`]: 1 }, name: `f${from + i}` }));
  expect(await commands.run({ createIndexes: 'many', indexes: of(0, 63) })).toMatchObject({
    numIndexesAfter: 64,
  });
  expect(await commands.run({ createIndexes: 'many', indexes: of(63, 1) })).toMatchObject({ code: 67 });
});

it.each<Document>([
  { find: 'c', readConcern: { level: 'majority' }, sort: { a: 1, _id: 1 } },
  { ...insert, writeConcern: { w: 'majority', j: true, wtimeout: 100 } },
  index({ name: 'partial', partialFilterExpression: { $or: [{ a: 1 }, { b: { $gt: 1, $exists: true } }] } }),
  index({ name: 'other', key: { _id: 1 } }),
])('%j is taken', async (command) => {
  expect(await commands.run(command)).toMatchObject({ ok: 1 });
});
