import { createColumnsInTurn } from './columns-in-turn';

const [before, after, later] = [['low'], ['low', 'high'], ['high']];
const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

let frames: (() => void)[] = [];
let clock = 0;
beforeEach(() => {
  frames = [];
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  globalThis.requestAnimationFrame = (does) => frames.push(() => does(0));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** @param took milliseconds */
function frame(took = 14) {
  for (const each of frames.splice(0)) each();
  clock += took;
  jest.runAllTimers();
}

/** Rows that note when they are told to draw themselves. */
function open() {
  const columns = createColumnsInTurn(before);
  const drawn: string[] = [];
  for (const uid of rows) columns.subscribe(uid, () => drawn.push(uid));
  columns.subscribe(null, () => drawn.push('settled'));
  return { columns, drawn, shown: () => rows.map((uid) => columns.of(uid)) };
}

it('rows follow a change a few at a time, in the order asked for', () => {
  const { columns, drawn } = open();
  columns.change(after, () => ['d', 'e', 'a', 'b', 'c', 'f']);
  expect(drawn).toEqual([]);
  expect(columns.of('d')).toBe(before);
  frame();
  expect(drawn).toEqual(['d', 'e', 'a', 'b']);
  expect([columns.of('d'), columns.of('f'), columns.settled()]).toEqual([after, before, before]);
  frame();
  expect(drawn.slice(4)).toEqual(['c', 'f', 'settled']);
  expect(columns.settled()).toBe(after);
});

it('fewer rows follow at once where a frame takes long', () => {
  const { columns, drawn } = open();
  columns.change(after, () => rows);
  frame(60);
  expect(drawn).toEqual(['a', 'b']);
  frame(60);
  expect(drawn.slice(2)).toEqual(['c']);
  while (frames.length > 0) frame();
  expect(drawn.at(-1)).toBe('settled');
});

it('all rows have the last of several changes in the end', () => {
  const { columns, shown } = open();
  columns.change(after, () => rows);
  frame();
  columns.change(later, () => rows);
  expect(shown()).toEqual([after, after, after, after, before, before]);
  while (frames.length > 0) frame();
  expect(shown()).toEqual(rows.map(() => later));
  expect(columns.settled()).toBe(later);
});

it('a row that is new has the columns of now, and one that is gone keeps nobody waiting', () => {
  const { columns } = open();
  columns.change(after, () => rows.slice(0, 4));
  expect(columns.of('new')).toBe(after);
  frame();
  frame();
  expect(columns.settled()).toBe(after);
});
