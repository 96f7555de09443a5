import { auditThrottle } from './report-audit';

const MINUTE = 60_000;

function at() {
  const clock = { now: 0 };
  return { clock, isReported: auditThrottle(() => clock.now) };
}
const limit = (from: string, user_uid?: string) =>
  ({ event: 'limit-reached', result: 'refused', from, user_uid }) as const;

it('reports what services do not see, and leaves the rest to them', () => {
  const { isReported } = at();
  const reported = (['sign-out', 'limit-reached', 'foreign-origin', 'confirmed'] as const).map((event) =>
    isReported({ event, result: 'done', from: '10.0.0.1' }),
  );
  expect(reported).toEqual([true, true, true, true]);
  expect(isReported({ event: 'sign-in', result: 'done' })).toBe(false);
  expect(isReported({ event: 'refused', result: 'refused' })).toBe(false);
});

it('reports the same of the same network or person once in a minute', () => {
  const { clock, isReported } = at();
  expect([limit('a'), limit('a'), limit('b'), limit('a', 'ada'), limit('c', 'ada')].map(isReported)).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
  clock.now = MINUTE;
  expect(isReported(limit('a'))).toBe(true);
});

it('reports no more than three hundred in a minute, from however many networks', () => {
  const { clock, isReported } = at();
  const count = () =>
    Array.from({ length: 1000 }, (_, n) => isReported(limit(`${clock.now} ${n}`))).filter(Boolean).length;
  expect(count()).toBe(300);
  clock.now = MINUTE;
  expect(count()).toBe(300);
});
