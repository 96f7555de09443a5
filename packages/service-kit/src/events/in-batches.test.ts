import { inBatches } from './in-batches';

/** Work that notes what it is given, and ends each batch when it is let. */
function noted(fails: (things: readonly string[]) => boolean = () => false) {
  const batches: string[][] = [];
  const handle = inBatches<string>({ limit: 3 }, async (things) => {
    batches.push([...things]);
    await new Promise((resolve) => setImmediate(resolve));
    if (fails(things)) throw new Error(`not ${things.join()}`);
  });
  return { batches, handle };
}

it('works together on what comes while it is busy, in order and no more than it may at a time', async () => {
  const { batches, handle } = noted();
  const first = handle('a');
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([first, ...['b', 'c', 'd', 'e'].map(handle)]);
  expect(batches).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
});

it('tries each by itself when a batch fails, and answers each how it went', async () => {
  const { batches, handle } = noted((things) => things.includes('b'));
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(handle));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(batches).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']]);
});

it('goes on after a failure', async () => {
  const { handle } = noted(([thing]) => thing === 'a');
  await expect(handle('a')).rejects.toThrow('not a');
  await expect(handle('b')).resolves.toBeUndefined();
});

describe('where things are named by what they change along', () => {
  /** Things of two letters, named by the first; the work ends when the test lets it. */
  function named(limit: number) {
    const begun: string[][] = [];
    const ends: (() => void)[] = [];
    const handle = inBatches<string>({ limit, nameOf: (thing) => thing[0]! }, (things) => {
      begun.push([...things]);
      return new Promise((resolve) => ends.push(resolve));
    });
    const soon = () => new Promise((resolve) => setImmediate(resolve));
    return { begun, ends, handle, soon };
  }
  const many = (name: string, count: number) =>
    Array.from({ length: count }, (_, place) => `${name}${place}`);

  it('works on others beside them where many wait, and never on one name twice at a time', async () => {
    const { begun, ends, handle, soon } = named(250);
    const all = [...many('a', 150), ...many('b', 90), ...many('c', 210)].map(handle);
    await soon();
    expect(begun.map((batch) => batch.length)).toEqual([240, 210]);
    expect(new Set(begun[1]!.map(([name]) => name))).toEqual(new Set(['c']));
    const later = [...many('c', 220)].map(handle);
    await soon();
    expect(begun).toHaveLength(2);
    ends[0]!();
    await soon();
    expect(begun).toHaveLength(2);
    ends[1]!();
    await soon();
    expect(begun[2]).toEqual(many('c', 220));
    ends[2]!();
    await Promise.all([...all, ...later]);
  });

  it('leaves few to the work that is under way', async () => {
    const { begun, ends, handle, soon } = named(10);
    const all = [...many('a', 10), ...many('b', 10)].map(handle);
    await soon();
    expect(begun).toEqual([many('a', 10)]);
    ends[0]!();
    await soon();
    expect(begun[1]).toEqual(many('b', 10));
    ends[1]!();
    await Promise.all(all);
  });
});
