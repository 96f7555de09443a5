import { tooFewWords, typedSeats, usedWords, wantedSeats } from './seats-words';

it.each([
  [null, 1, '1 person coaches here. No number of seats was agreed, so there is no limit.'],
  [null, 3, '3 people coach here. No number of seats was agreed, so there is no limit.'],
  [1, 0, '0 coaches, 1 seat.'],
  [1, 4, '4 coaches, 1 seat.'],
  [10, 1, '1 coach, 10 seats.'],
])('says of %s seats and %d coaches how many there are', (seats, used, words) => {
  expect(usedWords({ seats, used })).toBe(words);
});

it.each([
  [null, 4, 4],
  [1, 4, 3],
  [10, 4, 1],
  [null, 0, 1],
])('offers with %s seats and %d coaches to buy %d', (seats, used, wanted) => {
  expect(wantedSeats({ seats, used })).toBe(wanted);
});

it.each([
  [null, 4, 3, /^There are 4 coaches here\. With 3 seats they go on as before, and after 30 days no further/],
  [1, 4, 2, /^There are 4 coaches here\. With 3 seats/],
  [null, 2, 1, /With 1 seat they/],
  [null, 4, 4, null],
  [2, 4, 2, null],
])('with %s seats and %d coaches says of %d more: %s', (seats, used, bought, words) => {
  const said = tooFewWords({ seats, used }, bought);
  if (words) expect(said).toMatch(words);
  else expect(said).toBeNull();
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
