import { writeListState } from '@coaching/mfe-kit/lists';
import { readLogState, unsaidLogState, withMonths } from './log-state';

const current = '2026-11';
const read = (address: string) => readLogState(new URLSearchParams(address), current);

it('begins with the school year, up to the month after the current', () => {
  expect(read('')).toMatchObject({ start_date: '2026-08', end_date: '2026-12', sortBy: 'coach_name' });
});

it.each([
  'start_date=2023-01&end_date=2026-12&organization_uid=cedar',
  'start_date=2026-08&end_date=2026-12&grouping=groups&program_uid=literacy&page=2',
  'start_date=2026-08&end_date=2026-09&tool=Classroom+walk',
  'start_date=2026-08&end_date=2026-09&sortBy=duration_sum&descending=true&query=ada',
])('an address says what is shown, so that it can be shared: %s', (address) => {
  const written = writeListState(read(address), unsaidLogState(current));
  expect([...written].sort()).toEqual([...new URLSearchParams(address)].sort());
});

it('takes nonsense for nothing', () => {
  expect(read('start_date=1999-01&end_date=soon&grouping=some')).toEqual(read(''));
});

it('months that an address says in the wrong order are put right', () => {
  expect(read('start_date=2026-12&end_date=2026-08')).toEqual(read('start_date=2026-08&end_date=2026-12'));
});

it.each([
  [{ start_date: '2026-10' }, '2026-10', '2026-10'],
  [{ end_date: '2026-07' }, '2026-07', '2026-07'],
  [{ start_date: '2026-01' }, '2026-01', '2026-09'],
])('months never cross: %o', (changed, start_date, end_date) => {
  const months = { start_date: '2026-08', end_date: '2026-09' };
  expect(withMonths(months, changed)).toEqual({ start_date, end_date });
});
