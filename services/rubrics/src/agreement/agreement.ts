import type { Agreement, Measured } from '@coaching/contracts';
import { bootstrapInterval } from './bootstrap';
import { quadraticWeightedKappa } from './kappa';
import { alphaOfSamples } from './krippendorff-alpha';
import { adjacentAgreement, exactAgreement, type Pair, pairsOf, type Share, type Unit } from './pairs';
import { shareInterval } from './share-interval';

/** Fewer pairs than this make no kappa: it would say more about chance than about the observers. */
const FEWEST_PAIRS = 20;

/** What each observer scored in one row. */
export interface ScoredRow {
  row_uid: string;
  unit: Unit;
}

type ShareOf = (pairs: readonly Pair[]) => Share;

/** How many of a row's pairs agree. */
const hitsIn = (unit: Unit, shareOf: ShareOf) => {
  const { value, n } = shareOf(pairsOf(unit));
  return { hits: (value ?? 0) * n, n };
};

/** A share of pairs, with the interval that drawing whole rows again gives. */
function shareIn(units: readonly Unit[], shareOf: ShareOf): Measured {
  const counted = units.map((unit) => hitsIn(unit, shareOf));
  const value = (sample: readonly (typeof counted)[number][]) => {
    const n = sample.reduce((sum, row) => sum + row.n, 0);
    return n === 0 ? null : sample.reduce((sum, row) => sum + row.hits, 0) / n;
  };
  return { ...shareOf(units.flatMap(pairsOf)), interval: bootstrapInterval(counted, value) };
}

/** A share of one row's pairs; with a single row there is nothing but its pairs to draw from. */
function shareOfRow(unit: Unit, shareOf: ShareOf): Measured {
  const share = shareOf(pairsOf(unit));
  return { ...share, interval: shareInterval(share.value, share.n) };
}

function kappaOf(units: readonly Unit[]): Measured | null {
  const pairs = units.map(pairsOf);
  const n = pairs.flat().length;
  if (n < FEWEST_PAIRS) return null;
  const statistic = (sample: readonly Pair[][]) => quadraticWeightedKappa(sample.flat());
  return { value: statistic(pairs), n, interval: bootstrapInterval(pairs, statistic) };
}

function alphaOf(units: readonly Unit[]): Measured {
  const { units: ready, alpha } = alphaOfSamples(units);
  return {
    value: alpha(ready),
    n: units.filter((unit) => pairsOf(unit).length > 0).length,
    interval: bootstrapInterval(ready, alpha),
  };
}

/**
 * How far observers agree who scored the same script: raw agreement at all times, and beyond chance kappa for two and
 * alpha for more of them.
 * @param rows in the rubric's order, each with as many places as there are observers
 */
export function agreementOf(rows: readonly ScoredRow[], observers: number): Agreement {
  const units = rows.map(({ unit }) => unit);
  return {
    observers,
    rows: rows.map(({ row_uid, unit }) => ({
      row_uid,
      exact: shareOfRow(unit, exactAgreement),
      adjacent: shareOfRow(unit, adjacentAgreement),
    })),
    exact: shareIn(units, exactAgreement),
    adjacent: shareIn(units, adjacentAgreement),
    kappa: observers === 2 ? kappaOf(units) : null,
    alpha: observers > 2 ? alphaOf(units) : null,
  };
}
