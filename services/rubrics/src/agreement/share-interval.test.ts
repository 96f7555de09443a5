import { bootstrapInterval } from './bootstrap';
import { shareInterval } from './share-interval';

const mean = (sample: readonly number[]) => sample.reduce((sum, each) => sum + each, 0) / sample.length;

it.each([
  [3, 2],
  [45, 30],
  [435, 400],
  [435, 434],
])('of %s pairs of which %s agree it is what drawing comes near to', (n, agree) => {
  const drawn = bootstrapInterval(
    Array.from({ length: n }, (_, place) => (place < agree ? 1 : 0)),
    mean,
  )!;
  const { low, high } = shareInterval(agree / n, n)!;
  // Drawing differs by at most one pair.
  expect(Math.abs(low - drawn.low)).toBeLessThanOrEqual(1 / n + 1e-9);
  expect(Math.abs(high - drawn.high)).toBeLessThanOrEqual(1 / n + 1e-9);
});

it('is as wide as the share itself where all agree or none, and none of nothing', () => {
  expect(shareInterval(1, 12)).toEqual({ low: 1, high: 1 });
  expect(shareInterval(0, 12)).toEqual({ low: 0, high: 0 });
  expect(shareInterval(null, 0)).toBeNull();
});
