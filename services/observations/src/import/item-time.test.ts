import { itemTime } from './item-time';

it.each([
  [0, 0, 0, '12:00:00 AM'],
  [9, 5, 7, '9:05:07 AM'],
  [12, 0, 0, '12:00:00 PM'],
  [23, 59, 59, '11:59:59 PM'],
])('%i:%i:%i is %s', (hour, minute, second, text) => {
  expect(itemTime(new Date(2026, 2, 2, hour, minute, second))).toBe(text);
});
