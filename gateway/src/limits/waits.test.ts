import { TooMany } from '@coaching/service-kit';
import { anAttempt, home } from '../testing/an-attempt';
import { accountKey } from './account-key';
import { openCounters } from './counters';
import { ACCOUNT_TRIES, LONGEST_BLOCK_SECONDS, tryCredentials, WINDOW_SECONDS } from './credentials';
import { waitingTime } from './refuse';
import { FAILURES, LONGEST_PAUSE_SECONDS, pauseAfter } from './slow-down';

describe('the wait', () => {
  it('grows from one refusal to the next, up to a day', async () => {
    const { counters } = await openCounters('in-process');
    const waits: number[] = [];
    for (let refusals = 0; refusals < 9; refusals += 1) {
      // As when the time of the refusal before has passed.
      await counters.tries.delete(`${accountKey('coach@school.test')} credentials ${home}`);
      await counters.failures.delete(accountKey('coach@school.test'));
      for (let made = 0; made < ACCOUNT_TRIES; made += 1)
        await tryCredentials(counters, anAttempt('coach@school.test'));
      const refused: TooMany = await tryCredentials(counters, anAttempt('coach@school.test')).catch(
        (error) => error,
      );
      waits.push(refused.retryAfter / WINDOW_SECONDS);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 96, 96]);
    expect(96 * WINDOW_SECONDS).toBe(LONGEST_BLOCK_SECONDS);
  });

  it.each([
    [1, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
    [3600, '1 hour'],
    [3601, '2 hours'],
    [86_400, '24 hours'],
  ])('of %d seconds reads %s', (seconds, expected) => {
    expect(waitingTime(seconds)).toBe(expected);
  });
});

it.each([
  [FAILURES + 1, 1],
  [FAILURES + 2, 2],
  [FAILURES + 5, 16],
  [FAILURES + 40, LONGEST_PAUSE_SECONDS],
])('after %i failures an account is tried again in %i seconds', (failures, seconds) => {
  expect(pauseAfter(failures)).toBe(seconds);
});
