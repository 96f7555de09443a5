import { BYTES_PER_DAY, dayBefore, FILES_PER_DAY, secondsOverAllowance } from './day-allowance';

const now = new Date('2026-11-28T12:00:00.000Z');
const HOUR = 3600;
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

/** A file that was sent some seconds ago. */
const sent = (seconds: number, length = 1) => ({
  file_name: 'plan.pdf',
  granted_at: before(seconds),
  expires_at: before(seconds - 900),
  stored: { key: '', type: '', length, sent_hash: '', stored_at: before(seconds) },
});
/** A file that may come for another minute. */
const promised = (file_size?: number) => ({
  file_name: 'plan.pdf',
  file_size,
  granted_at: before(0),
  expires_at: before(-60),
  stored: null,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => sent(HOUR - index));

it.each([
  ['none', [], 0],
  ['as many as one may', many(FILES_PER_DAY), 0],
  ['one more, until the first is a day old', many(FILES_PER_DAY + 1), 23 * HOUR],
  ['as much as one may', [sent(HOUR, BYTES_PER_DAY)], 0],
  ['more, until enough of it is a day old', [sent(2 * HOUR), sent(HOUR, BYTES_PER_DAY), sent(0)], 23 * HOUR],
  ['what may come is too much, until it can no more', [sent(HOUR, BYTES_PER_DAY - 1), promised(2)], 60],
  [
    'what did not come is nothing',
    [sent(HOUR, BYTES_PER_DAY), { ...sent(HOUR), stored: null, file_size: 9 }],
    0,
  ],
  ['of no known size counts as large as it may be', [sent(HOUR, BYTES_PER_DAY - 1000), promised()], 60],
])('%s', (_, files, seconds) => {
  expect(secondsOverAllowance(files, now)).toBe(seconds);
});

it('counts what was asked for in a day', () => {
  expect(dayBefore(now)).toEqual(before(24 * HOUR));
});
