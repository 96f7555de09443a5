import { yearFrom } from './year-from';

it.each([
  ['2026-11-28', '2027-11-27'],
  ['2026-01-01', '2026-12-31'],
  ['2027-03-01', '2028-02-29'],
  ['2028-02-29', '2029-02-28'],
])('a year from %s ends on %s', (start_date, end_date) => {
  expect(yearFrom(new Date(`${start_date}T18:00:00Z`))).toEqual({ start_date, end_date });
});
