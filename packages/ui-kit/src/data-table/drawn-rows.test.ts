import { type Drawn, drawnRows } from './drawn-rows';

const places = (size: number, gap: number, ...indexes: number[]) =>
  indexes.map((index) => ({ index, start: index * (size + gap), end: index * (size + gap) + size }));

/** Pixels of what is drawn, with the gaps between. */
const heightOf = (drawn: readonly Drawn[], size: number, gap: number) =>
  drawn.reduce((sum, piece) => sum + ('room' in piece ? piece.room : size), 0) + (drawn.length - 1) * gap;

it('draws all of a short list and nothing else', () => {
  expect(drawnRows(places(48, 0, 0, 1, 2), 144)).toEqual([{ index: 0 }, { index: 1 }, { index: 2 }]);
});

it('leaves room before, between and after', () => {
  expect(drawnRows(places(10, 0, 3, 7), 100)).toEqual([
    { room: 30, which: 0 },
    { index: 3 },
    { room: 30, which: 1 },
    { index: 7 },
    { room: 20, which: -1 },
  ]);
});

it('leaves the same room at the end as rows above it go', () => {
  expect(drawnRows(places(10, 0, 0), 100).at(-1)).toEqual({ room: 90, which: -1 });
  expect(drawnRows(places(10, 0, 9), 100)).toEqual([{ room: 90, which: 0 }, { index: 9 }]);
});

it.each([
  [0, [0]],
  [0, [4, 5, 6]],
  [0, [0, 9]],
  [8, [0, 1]],
  [8, [1, 2]],
  [8, [3, 4, 9]],
  [8, [0, 5]],
])('is as high as all rows with a gap of %i, whichever are drawn: %j', (gap, indexes) => {
  const height = 10 * 48 + 9 * gap;
  expect(heightOf(drawnRows(places(48, gap, ...indexes), height, gap), 48, gap)).toBe(height);
});
