import { chartScale, stepsPath } from './scale';

const drawing = { width: 120, height: 60, inset: 10 };

it.each([
  ['first of all', 0, 0, { x: 10, y: 50 }],
  ['last of all', 200, 4, { x: 110, y: 10 }],
  ['half way, a median', 100, 1.5, { x: 60, y: 35 }],
])('the %s', (_, at, level, place) => {
  const { x, y } = chartScale({ from: 0, to: 200, levels: 5 }, drawing);
  expect({ x: x(at), y: y(level) }).toEqual(place);
});

it('a single time and a single level stand in the middle', () => {
  const { x, y } = chartScale({ from: 7, to: 7, levels: 1 }, drawing);
  expect({ x: x(7), y: y(0) }).toEqual({ x: 60, y: 30 });
});

it.each([
  ['nothing', [], ''],
  ['one place', [{ x: 60, y: 30 }], 'M60 30'],
  [
    'steps',
    [
      { x: 10, y: 50 },
      { x: 60.123, y: 50 },
      { x: 110, y: 10 },
    ],
    'M10 50H60.12V50H110V10',
  ],
])('the path of %s', (_, places, path) => {
  expect(stepsPath(places)).toBe(path);
});
