import { retryDelay } from './backoff';

describe('retryDelay', () => {
  it.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [4, 8000],
    [5, 15_000],
    [60, 15_000],
  ])('after %i failures waits about %i ms', (failures, expected) => {
    expect(retryDelay(failures, 0.5)).toBe(expected);
  });

  it('spreads by a tenth to either side', () => {
    expect([retryDelay(1, 0), retryDelay(1, 1)]).toEqual([900, 1100]);
  });
});
