import { agreementOf, type ScoredRow } from './agreement';

const rows = (...units: (number | null)[][]): ScoredRow[] =>
  units.map((unit, index) => ({ row_uid: `row-${index}`, unit }));
const many = (times: number, unit: (number | null)[]) => rows(...Array.from({ length: times }, () => unit));

it('two observers of 20 rows have a kappa, of 19 they have not, and raw agreement in both', () => {
  const levels = Array.from({ length: 20 }, (_, row) => [row % 4, row % 5 === 0 ? 3 : row % 4]);
  const all = agreementOf(rows(...levels), 2);
  expect(all.kappa).toMatchObject({ n: 20, value: expect.any(Number) });
  expect(all.kappa!.interval!.low).toBeLessThanOrEqual(all.kappa!.value!);
  expect(all.kappa!.interval!.high).toBeGreaterThanOrEqual(all.kappa!.value!);
  expect(all.exact).toMatchObject({ n: 20, value: 0.85 });
  const fewer = agreementOf(rows(...levels.slice(1)), 2);
  expect(fewer.kappa).toBeNull();
  expect(fewer.exact.n).toBe(19);
});

it('more observers have an alpha and no kappa', () => {
  const { kappa, alpha } = agreementOf(rows([0, 0, 1], [2, 2, 2], [3, null, 3], [null, 1, null]), 3);
  expect(kappa).toBeNull();
  expect(alpha).toMatchObject({ n: 3, value: expect.any(Number) });
});

it('each row stands by itself, also one that nobody compared', () => {
  const { rows: each } = agreementOf(rows([1, 1, 2], [null, 3, null]), 3);
  expect(each[0]).toMatchObject({ exact: { value: 1 / 3, n: 3 }, adjacent: { value: 1, n: 3 } });
  expect(each[1]).toEqual({
    row_uid: 'row-1',
    exact: { value: null, n: 0, interval: null },
    adjacent: { value: null, n: 0, interval: null },
  });
});

it('where all chose one level throughout, agreement is whole and kappa is not defined', () => {
  const { exact, kappa } = agreementOf(many(25, [2, 2]), 2);
  expect(exact.value).toBe(1);
  expect(kappa).toEqual({ value: null, n: 25, interval: null });
});
