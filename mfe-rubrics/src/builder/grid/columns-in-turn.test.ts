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

function frame() {
  for (const each of frames.splice(0)) each();
  jest.runAllTimers();
}

/** Rows that note when they are told to draw themselves. @param took milliseconds that a few of them take */
function open(took = 14) {
  const columns = createColumnsInTurn(before, (tell) => {
    tell();
    clock += took;
  });
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

it('fewer rows follow at once where they take long, and more where they do not', () => {
  const slow = open(60);
  slow.columns.change(after, () => rows);
  frame();
  expect(slow.drawn).toEqual(['a', 'b', 'c', 'd']);
  frame();
  expect(slow.drawn.slice(4)).toEqual(['e', 'f', 'settled']);
  slow.columns.change(later, () => rows);
  frame();
  expect(slow.drawn.slice(7)).toEqual(['a']);

  const quick = open(2);
  quick.columns.change(after, () => rows);
  frame();
  frame();
  quick.columns.change(later, () => rows);
  frame();
  expect(quick.drawn.slice(7)).toEqual([...rows, 'settled']);
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
