import { chance } from '@coaching/contracts';
import { bootstrapInterval } from './bootstrap';
import { quadraticWeightedKappa, unweightedKappa } from './kappa';
import { krippendorffAlpha } from './krippendorff-alpha';
import { adjacentAgreement, exactAgreement, type Pair, pairsOf, type Unit } from './pairs';

/** The pairs that a table of counts stands for: rows are the first observer's levels, columns the second's. */
const pairsIn = (table: readonly (readonly number[])[]): Pair[] =>
  table.flatMap((row, one) => row.flatMap((times, other) => new Array<Pair>(times).fill([one, other])));

describe('two observers, table 20 5 / 10 15', () => {
  const pairs = pairsIn([
    [20, 5],
    [10, 15],
  ]);

  it('agree exactly in 35 of 50, and by Cohen’s kappa 0.40', () => {
    expect(exactAgreement(pairs)).toEqual({ value: 0.7, n: 50 });
    expect(unweightedKappa(pairs)).toBeCloseTo(0.4, 10);
  });

  it('weights make no difference between two levels', () => {
    expect(quadraticWeightedKappa(pairs)).toBeCloseTo(0.4, 10);
  });
});

describe('how often married couples find it fun (Agresti 1990, table 2.10: kappa 0.129, quadratic weights 0.332)', () => {
  const pairs = pairsIn([
    [7, 7, 2, 3],
    [2, 8, 3, 7],
    [1, 5, 4, 9],
    [2, 8, 9, 14],
  ]);

  it('is what was published', () => {
    expect(unweightedKappa(pairs)).toBeCloseTo(0.129, 3);
    expect(quadraticWeightedKappa(pairs)).toBeCloseTo(0.332, 3);
  });
});

describe('four observers of twelve units with gaps (Krippendorff 2011, ordinal alpha 0.815)', () => {
  const _ = null;
  const observers = [
    [1, 2, 3, 3, 2, 1, 4, 1, 2, _, _, _],
    [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, _, 3],
    [_, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, _],
    [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, _],
  ];
  const units: Unit[] = observers[0]!.map((_score, unit) => observers.map((scores) => scores[unit]!));

  it('is what was published', () => {
    expect(krippendorffAlpha(units)).toBeCloseTo(0.815, 3);
  });

  it('a unit that one observer alone scored changes nothing', () => {
    expect(krippendorffAlpha(units.slice(0, -1))).toBeCloseTo(0.815, 3);
  });

  it('each two of them are a pair', () => {
    expect(pairsOf(units[0]!)).toHaveLength(3);
    expect(pairsOf(units[11]!)).toEqual([]);
  });
});

describe('what is not defined is null', () => {
  const same: Pair[] = new Array<Pair>(30).fill([2, 2]);
  it.each<[string, number | null]>([
    ['kappa of nothing', quadraticWeightedKappa([])],
    ['kappa where both chose one level throughout', quadraticWeightedKappa(same)],
    ['alpha of nothing', krippendorffAlpha([])],
    ['alpha where all chose one level', krippendorffAlpha(same)],
    ['agreement of nobody', exactAgreement([]).value],
  ])('%s', (_, value) => {
    expect(value).toBeNull();
  });
});

it('the next level is adjacent, the one after is not', () => {
  const pairs: Pair[] = [
    [0, 0],
    [1, 2],
    [3, 1],
    [2, 1],
  ];
  expect(adjacentAgreement(pairs)).toEqual({ value: 0.75, n: 4 });
});

describe('a bootstrap interval', () => {
  const random = chance(7);
  const tosses = Array.from({ length: 400 }, () => (random() < 0.5 ? 1 : 0));
  const mean = (sample: readonly number[]) => sample.reduce((sum, each) => sum + each, 0) / sample.length;

  it('of a mean is as wide as its standard error says', () => {
    const { low, high } = bootstrapInterval(tosses, mean)!;
    // 1.96 standard errors of 400 tosses to either side.
    expect((high - low) / 2).toBeCloseTo(1.96 * Math.sqrt(0.25 / 400), 2);
    expect(low).toBeLessThan(mean(tosses));
    expect(high).toBeGreaterThan(mean(tosses));
  });

  it('is the same for the same observations, and none where the statistic is not defined', () => {
    expect(bootstrapInterval(tosses, mean)).toEqual(bootstrapInterval(tosses, mean));
    expect(bootstrapInterval(tosses, () => null)).toBeNull();
    expect(bootstrapInterval([], mean)).toBeNull();
  });
});
