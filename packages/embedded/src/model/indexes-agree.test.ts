import { EJSON } from 'bson';
import { CommandsForTest } from '../commands/commands-for-test';
import type { Document } from '../values/types';
import { Kinds } from './kinds';
import { Random } from './random';

const documents = 60;
const questions = 80;
const language = { locale: 'en', strength: 2 };

const indexes: Document[] = [
  { name: 'a', key: { a: 1 } },
  { name: 'a down', key: { a: -1 } },
  { name: 'b, a down', key: { b: 1, a: -1 } },
  { name: 'a, b', key: { a: 1, b: 1 } },
  { name: 'c.d', key: { 'c.d': 1 } },
  { name: 'c', key: { c: 1 } },
  { name: 'a, c.d down', key: { a: 1, 'c.d': -1 } },
  { name: 'a in a language', key: { a: 1 }, collation: language },
  { name: 'a.x', key: { 'a.x': 1 } },
  { name: 'a.0', key: { 'a.0': 1 } },
  { name: 'b sparse', key: { b: 1 }, sparse: true },
  { name: 'b partial', key: { b: -1 }, partialFilterExpression: { a: { $gt: 0 } } },
  { name: 'b where a is null', key: { b: 1 }, partialFilterExpression: { a: null } },
];
const complete = indexes.filter(({ sparse, partialFilterExpression }) => !sparse && !partialFilterExpression);

describe('whatever index is used, the answer is that of a scan', () => {
  it.each([2, 3, 5])('for values of every kind, seed %i', async (seed) => {
    const commands = await CommandsForTest.open();
    const random = new Random(seed * 7919);
    const kinds = new Kinds(random);
    await commands.run({ createIndexes: 'c', indexes });
    for (let _id = 0; _id < documents; _id++)
      await commands.run({ insert: 'c', documents: [kinds.document(_id)] });
    // Two lists side by side cannot be sorted by, whatever index finds them.
    const idsOf = async (find: Document) => {
      const { errmsg } = await commands.run(find);
      return errmsg ?? (await commands.list(find)).map(({ _id }) => _id);
    };
    for (let i = 0; i < questions; i++) {
      const filter = kinds.filter();
      const sort = { [kinds.path()]: random.pick([1, -1]), [kinds.path()]: random.pick([1, -1]), _id: 1 };
      const find = { find: 'c', filter, sort, ...(random.chance(25) ? { collation: language } : {}) };
      const expected = await idsOf({ ...find, hint: { $natural: 1 } });
      for (const hint of [{}, ...complete.map(({ name }) => ({ hint: name }))]) {
        const question = EJSON.stringify({ ...find, ...hint });
        expect({ question, ids: await idsOf({ ...find, ...hint }) }).toEqual({ question, ids: expected });
      }
    }
    await commands.close();
  });
});
