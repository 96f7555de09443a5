import { typedSeats, usedWords } from './seats-words';

it.each([
  [null, 1, '1 person coaches here. No number of seats was agreed, so there is no limit.'],
  [null, 3, '3 people coach here. No number of seats was agreed, so there is no limit.'],
  [1, 0, '0 of 1 seat used.'],
  [10, 11, '11 of 10 seats used.'],
])('says of %s seats and %d coaches how many are used', (seats, used, words) => {
  expect(usedWords({ seats, used })).toBe(words);
});

it.each([
  ['12', 12],
  [' 3 ', 3],
  ['100', 100],
  ['101', null],
  ['0', null],
  ['', null],
  ['1.5', null],
  ['-2', null],
  ['many', null],
])('reads "%s" as %s seats', (text, seats) => {
  expect(typedSeats(text, 100)).toBe(seats);
});
