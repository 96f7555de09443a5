import { aheadOf } from './server-clock';

const at = Date.UTC(2026, 2, 2, 9, 0, 0);
const date = new Date(at).toUTCString();

it.each([
  ['a device that is right', date, at + 100, at + 300, 0],
  ['one that is a second off', date, at + 1200, at + 1300, 0],
  ['a slow answer says nothing of it', date, at - 5000, at + 3000, 0],
  ['one that is five minutes behind', date, at - 300_000, at - 299_800, 300_400],
  ['one that is an hour ahead', date, at + 3_600_000, at + 3_600_200, -3_599_600],
  ['an answer without a time', null, at, at, null],
])('%s', (_, date, sentAt, receivedAt, ahead) => {
  expect(aheadOf(date, sentAt, receivedAt)).toBe(ahead);
});
