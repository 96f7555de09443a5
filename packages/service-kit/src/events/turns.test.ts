import { turns } from './turns';

it('lets so many work at once, and the others in the order in which they came', async () => {
  const takeTurn = turns(2);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) =>
    takeTurn(
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          ends.set(name, (error) => (error ? reject(error) : resolve(name)));
        }),
    );
  const [first, second, third, fourth] = [work('a'), work('b'), work('c'), work('d')];
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')!(new Error('it did not work out'));
  await expect(second).rejects.toThrow('it did not work out');
  expect(begun).toEqual(['a', 'b', 'c']);
  ends.get('a')!();
  expect(await first).toBe('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['c', 'd']) ends.get(name)!();
  expect(await Promise.all([third, fourth])).toEqual(['c', 'd']);
  expect(await takeTurn(async () => 'e')).toBe('e');
});
