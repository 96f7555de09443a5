import { formatDate, formatTime, maskTime, parseDate, parseTime, toTimestamp, understood } from './date-time';

describe('parseDate', () => {
  it.each([
    ['03 Mar 2026', [2026, 2, 3]],
    ['3 mar 2026', [2026, 2, 3]],
    ['3 March 2026', [2026, 2, 3]],
    ['29 Feb 2028', [2028, 1, 29]],
    ['2026-03-03', [2026, 2, 3]],
    ['29 Feb 2026', null],
    ['31 Apr 2026', null],
    ['0 Jan 2026', null],
    ['3 Foo 2026', null],
    ['03/03/2026', null],
    ['', null],
  ])('%s is %j', (text, date) => {
    expect(parseDate(text)).toEqual(date);
  });
});

describe('parseTime', () => {
  it.each([
    ['09:05', [9, 5]],
    ['9:05', [9, 5]],
    ['0905', [9, 5]],
    ['23:59', [23, 59]],
    ['24:00', null],
    ['12:60', null],
    ['12', null],
    ['', null],
  ])('%s is %j', (text, time) => {
    expect(parseTime(text)).toEqual(time);
  });
});

describe('maskTime', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '123'],
    ['1234', '1234'],
    ['12345', '1234'],
    ['9:', '9:'],
    ['9:3', '9:3'],
    ['9:30', '9:30'],
    ['12:34', '12:34'],
    ['12:345', '12:34'],
    ['12:34:56', '12:34'],
    ['ab', ''],
  ])('%s shows %s', (typed, shown) => {
    expect(maskTime(typed)).toBe(shown);
  });
});

it.each([
  ['3 mar 2026', '0915', '03 Mar 2026', '09:15'],
  ['', '9:05', '', '09:05'],
  ['tomorrow', '9:5', 'tomorrow', '9:5'],
])('%s %s is understood as %s %s', (date, time, day, clock) => {
  expect(understood({ date, time })).toEqual({ date: day, time: clock });
});

describe('toTimestamp', () => {
  it('gives back what formatDate and formatTime show', () => {
    const moment = new Date(2026, 10, 3, 8, 30);
    expect(toTimestamp(formatDate(moment), formatTime(moment))).toBe(moment.toISOString());
  });

  it.each([
    ['31 Apr 2026', '08:30'],
    ['03 Nov 2026', '8'],
  ])('is null for %s %s', (date, time) => {
    expect(toTimestamp(date, time)).toBeNull();
  });
});
