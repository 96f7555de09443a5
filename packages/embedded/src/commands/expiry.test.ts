import type { Document } from '../values/types';
import { CommandsForTest } from './commands-for-test';
import { expireDocuments, expireIdle } from './expiry';

const now = Date.UTC(2030, 0, 1);
const minutes = (count: number) => count * 60_000;
let commands: CommandsForTest;

beforeEach(async () => {
  commands = await CommandsForTest.open();
});
afterEach(() => commands.close());

const command = (body: Document) => commands.run(body);
const index = (options: object) => ({ key: { at: 1 }, name: 'at_1', ...options });
const ago = (count: number) => new Date(now - minutes(count));

async function left(): Promise<unknown> {
  return (await command({ distinct: 'c', key: '_id' })).values;
}

describe('a TTL index', () => {
  it('deletes documents whose time is over, and nothing else', async () => {
    await command({ createIndexes: 'c', indexes: [index({ expireAfterSeconds: 60 })] });
    await command({
      insert: 'c',
      documents: [
        { _id: 'past', at: ago(2) },
        { _id: 'not yet', at: ago(0.5) },
        { _id: 'one of several', at: [ago(-5), ago(5)] },
        { _id: 'no date', at: 1 },
        { _id: 'missing' },
      ],
    });
    await expireDocuments(commands.store, now);
    expect(await left()).toEqual(['missing', 'no date', 'not yet']);
  });

  it('that is partial leaves alone what is not in it', async () => {
    const options = { expireAfterSeconds: 0, partialFilterExpression: { done: true } };
    await command({ createIndexes: 'c', indexes: [index(options)] });
    const documents = [
      { _id: 1, at: ago(1), done: true },
      { _id: 2, at: ago(1) },
    ];
    await command({ insert: 'c', documents });
    await expireDocuments(commands.store, now);
    expect(await left()).toEqual([2]);
  });

  it('goes through more documents than it deletes at once', async () => {
    await command({ createIndexes: 'c', indexes: [index({ expireAfterSeconds: 0 })] });
    await command({
      insert: 'c',
      documents: Array.from({ length: 2500 }, (_, _id) => ({ _id, at: ago(1) })),
    });
    await expireDocuments(commands.store, now);
    expect(await left()).toEqual([]);
  });
});

describe('a cursor', () => {
  beforeEach(() => command({ insert: 'c', documents: [{ _id: 1 }, { _id: 2 }] }));
  const find = (options: object) => command({ find: 'c', batchSize: 1, ...options });
  const idOf = (reply: Document) => (reply.cursor as { id: unknown }).id;

  it.each([
    [{}, 9, 1],
    [{}, 11, 0],
    [{ noCursorTimeout: true }, 11, 1],
  ])('%j unused for %i minutes: ok %i', async (options, idle, ok) => {
    const id = idOf(await find(options));
    expireIdle(commands.store, performance.now() + minutes(idle));
    const reply = await command({ getMore: id, collection: 'c' });
    expect(reply.ok).toBe(ok);
    if (ok === 0) expect(reply).toMatchObject({ code: 43, codeName: 'CursorNotFound' });
  });

  it('that is killed is gone', async () => {
    const id = idOf(await find({}));
    expect(await command({ killCursors: 'c', cursors: [id] })).toMatchObject({ cursorsKilled: [id] });
    expect(await command({ getMore: id, collection: 'c' })).toMatchObject({ code: 43 });
  });
});
