import { MESSAGES } from '@coaching/contracts';
import { Conflict } from '../errors';
import { withRetries } from './with-retries';

/** An attempt that others come before so many times, and at which try each was made. */
function others(times: number) {
  const firsts: boolean[] = [];
  const attempt = async (isFirst: boolean) => {
    firsts.push(isFirst);
    return firsts.length > times ? 'written' : null;
  };
  return { attempt, firsts };
}

it('tries again until nobody comes between', async () => {
  const { attempt, firsts } = others(2);
  expect(await withRetries(attempt)).toBe('written');
  expect(firsts).toEqual([true, false, false]);
});

it.each([
  [3, undefined],
  [5, 5],
])('is refused as stale after %d tries', async (count, tries) => {
  const { attempt, firsts } = others(count);
  await expect(withRetries(attempt, tries)).rejects.toEqual(new Conflict(MESSAGES.stale));
  expect(firsts).toHaveLength(count);
});

it('does not try again what was refused', async () => {
  let count = 0;
  const refused = new Error('no');
  const attempt = async () => {
    count += 1;
    throw refused;
  };
  await expect(withRetries(attempt)).rejects.toBe(refused);
  expect(count).toBe(1);
});
