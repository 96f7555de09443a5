import { nearestPlace, roomMade, wayTo } from './places';

/** Of 20, 40, 20 and 60 pixels with 10 between them. */
const places = [
  { start: 0, size: 20 },
  { start: 30, size: 40 },
  { start: 80, size: 20 },
  { start: 110, size: 60 },
];

it.each([
  ['above all of them', -50, 0],
  ['in the middle of one', 50, 1],
  ['nearer to the next one', 75, 2],
  ['below all of them', 900, 3],
])('a point %s is nearest to the right place', (_, point, index) => {
  expect(nearestPlace(places, point)).toBe(index);
});

it.each([
  ['down to the last place', 0, 3, 150],
  ['up to the first place', 3, 0, -110],
  ['nowhere', 1, 1, 0],
])('what is moved goes %s', (_, from, to, way) => {
  expect(wayTo(places, from, to)).toBe(way);
});

it.each([
  ['those below move up when the first one goes down', 0, 2, [0, -30, -30, 0]],
  ['those above move down when the last one goes up', 3, 1, [0, 70, 70, 0]],
  ['nothing moves for what stays', 1, 1, [0, 0, 0, 0]],
])('%s', (_, from, to, ways) => {
  expect(places.map((_place, index) => roomMade(places, from, to, index))).toEqual(ways);
});
