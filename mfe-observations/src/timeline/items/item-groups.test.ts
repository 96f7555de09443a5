import { type ItemGroup, itemGroups } from './item-groups';

interface Line {
  uid: string;
}

const lines = (from: number, to: number): Line[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ uid: `line ${from + index}` }));
const sizes = (groups: ItemGroup<Line>[]) => groups.map(({ items }) => items.length);
const flat = (groups: ItemGroup<Line>[]) => groups.flatMap(({ items }) => items);
const groupWith = (groups: ItemGroup<Line>[], uid: string) =>
  groups.find(({ items }) => items.some((item) => item.uid === uid))?.id;

it('puts twenty neighbours in a group', () => {
  const script = lines(1, 45);
  const groups = itemGroups(script);
  expect(sizes(groups)).toEqual([20, 20, 5]);
  expect(groups.map(({ start }) => start)).toEqual([0, 20, 40]);
  expect(flat(groups)).toEqual(script);
  expect(itemGroups<Line>([])).toEqual([]);
});

it('answers the same objects where nothing changed, and another one where an item did', () => {
  const script = lines(1, 45);
  const before = itemGroups(script);
  const after = itemGroups(
    script.map((line, index) => (index === 30 ? { ...line } : line)),
    before,
  );
  expect(after.map((group, index) => group === before[index])).toEqual([true, false, true]);
});

it('adds what is written last to the last group until that is full', () => {
  const before = itemGroups(lines(1, 39));
  const full = itemGroups(lines(1, 40), before);
  expect(sizes(full)).toEqual([20, 20]);
  expect(sizes(itemGroups(lines(1, 41), full))).toEqual([20, 20, 1]);
});

it.each<[string, (script: Line[]) => Line[]]>([
  ['an item goes before it', (script) => script.slice(1)],
  ['the first item of its group goes', (script) => script.filter(({ uid }) => uid !== 'line 21')],
  ['one comes before it', (script) => [{ uid: 'new' }, ...script]],
  ['thirty come before it', (script) => [...lines(101, 130), ...script]],
  ['one comes into its full group', (script) => script.toSpliced(25, 0, { uid: 'new' })],
])('leaves an item in its group when %s', (_, change) => {
  const script = lines(1, 45);
  const before = itemGroups(script);
  const after = itemGroups(change(script), before);
  expect(flat(after)).toEqual(change(script));
  for (const uid of ['line 22', 'line 40', 'line 41'])
    expect(groupWith(after, uid)).toBe(groupWith(before, uid));
});

it('keeps the order of a script that was put in another one, with no group twice', () => {
  const script = lines(1, 60);
  const turned = script.toReversed();
  const mixed = [...script.slice(30), ...script.slice(0, 30)];
  const torn = [
    ...script.slice(25, 40),
    ...script.slice(0, 20),
    ...script.slice(20, 25),
    ...script.slice(40),
  ];
  for (const other of [turned, mixed, torn]) {
    const groups = itemGroups(other, itemGroups(script));
    expect(flat(groups)).toEqual(other);
    expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
  }
});
