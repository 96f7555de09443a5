import { CONFIRMED_MINUTES } from '@coaching/contracts';
import { isConfirmed } from './confirmation';

const now = new Date('2026-11-02T09:00:00.000Z');
const minutesAgo = (minutes: number) => now.getTime() - minutes * 60_000;

it.each([
  ['just now', minutesAgo(0), true],
  ['a moment before the time is over', minutesAgo(CONFIRMED_MINUTES) + 1, true],
  ['when the time is over', minutesAgo(CONFIRMED_MINUTES), false],
  ['yesterday', minutesAgo(24 * 60), false],
  ['never', 0, false],
  ['a moment ahead, by the clock of another machine', minutesAgo(-0.1), true],
])('a session confirmed %s: %s', (_when, confirmed_at, expected) => {
  expect(isConfirmed(confirmed_at, now)).toBe(expected);
});
