import { isOverdue } from './overdue';

it.each([
  ['the day after its last day', null, '2026-03-01', true],
  ['not on its last day', null, '2026-03-02', false],
  ['not before', null, '2026-03-03', false],
  ['not without a last day', null, null, false],
  ['not once it is completed', '2026-03-02T09:00:00.000Z', '2026-03-01', false],
])('is overdue %s', (_, completed, due_date, expected) => {
  expect(isOverdue({ completed, due_date }, '2026-03-02')).toBe(expected);
});
