import { placesOf } from './row-places';

const before = new Map([
  ['a', 0],
  ['b', 1],
  ['c', 2],
]);

it.each([
  ['keeps those that stay', 'abc', { a: 0, b: 1, c: 2 }],
  ['gives one that comes below the place of the one that goes', 'bcd', { b: 1, c: 2, d: 0 }],
  ['gives as many as go to those that come', 'cde', { c: 2, d: 0, e: 1 }],
  ['gives new places when more come than go', 'bcdef', { b: 1, c: 2, d: 0, e: 3, f: 4 }],
  ['gives one that comes above a new place', 'zab', { z: 3, a: 0, b: 1 }],
  ['gives all places anew when none stays', 'xyz', { x: 0, y: 1, z: 2 }],
  ['leaves places empty when fewer come than go', 'c', { c: 2 }],
])('%s', (_, keys, expected) => {
  expect(Object.fromEntries(placesOf(before, [...keys]))).toEqual(expected);
});

it('never gives a place twice', () => {
  let places = new Map<string, number>();
  for (const [from, to] of [
    [0, 9],
    [4, 12],
    [2, 6],
    [40, 60],
    [39, 59],
    [45, 70],
  ]) {
    const keys = Array.from({ length: to! - from! }, (_, index) => `row ${from! + index}`);
    places = placesOf(places, keys);
    expect([...places.keys()]).toEqual(keys);
    expect(new Set(places.values()).size).toBe(keys.length);
  }
});

it('gives new places alone where none may be taken', () => {
  expect(Object.fromEntries(placesOf(before, [...'cde'], false))).toEqual({ c: 2, d: 3, e: 4 });
});
