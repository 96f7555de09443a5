import { inBatches } from './in-batches';

/** Work that notes what it is given, and ends each batch when it is let. */
function noted(fails: (things: readonly string[]) => boolean = () => false) {
  const batches: string[][] = [];
  const handle = inBatches<string>(3, async (things) => {
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
