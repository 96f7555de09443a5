import {
  formatMonth,
  logMonths,
  monthAfter,
  monthsBetween,
  offeredMonths,
  schoolYearStart,
} from './log-months';

it.each([
  ['2026-08', '2026-08'],
  ['2026-12', '2026-08'],
  ['2027-07', '2026-08'],
])('the school year of %s begins in %s', (month, start) => {
  expect(schoolYearStart(month)).toBe(start);
});

it('counts months over the end of a year', () => {
  expect(monthAfter('2026-12')).toBe('2027-01');
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsBetween('2026-11', '2026-10')).toEqual([]);
});

it('a log shows the school year up to the month after the current, unless other months are asked for', () => {
  expect(logMonths({}, '2026-09')).toEqual(['2026-08', '2026-09', '2026-10']);
  expect(logMonths({ end: '2026-08' }, '2026-09')).toEqual(['2026-08']);
  expect(logMonths({ start: '1999-01', end: '2022-09' }, '2026-09')).toEqual(['2022-08', '2022-09']);
  expect(logMonths({ start: '2026-09', end: '9999-12' }, '2026-09')).toEqual(['2026-09', '2026-10']);
});

it('a log with an end alone begins with the school year that its end is in', () => {
  expect(logMonths({ end: '2026-03' }, '2026-09')).toEqual(monthsBetween('2025-08', '2026-03'));
  expect(logMonths({ end: '2026-07' }, '2026-08')).toEqual(monthsBetween('2025-08', '2026-07'));
  expect(logMonths({ end: '2022-09' }, '2026-09')).toEqual(['2022-08', '2022-09']);
});

it('offers every month from August 2022', () => {
  expect(offeredMonths('2022-09')).toEqual(['2022-08', '2022-09', '2022-10']);
  expect(formatMonth('2022-08')).toBe('Aug 2022');
});
