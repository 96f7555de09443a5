import type { Agreement, Measured } from '@coaching/contracts';

const PERCENT = 100;
/** Fewer pairs than this make no kappa; the service says so too. */
const FEWEST_PAIRS = 20;

const percent = (share: number): string => `${Math.round(share * PERCENT)}%`;
const twoPlaces = (value: number): string => value.toFixed(2).replace('-0.00', '0.00').replace('-', '−');

const counted = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

/** "67%", or a dash where two scores were nowhere beside each other. */
export const shareText = ({ value }: Measured): string => (value === null ? '–' : percent(value));

/**
 * What a share was taken of, and how sure it is: "42–86%, 12 pairs". Where all pairs say the same, drawing them again gives
 * one number, which would look like certainty.
 */
export function shareBasis({ n, interval }: Measured): string {
  const pairs = counted(n, 'pair');
  return interval && interval.low < interval.high
    ? `${Math.round(interval.low * PERCENT)}–${percent(interval.high)}, ${pairs}`
    : pairs;
}

/** A coefficient's figure. */
export const coefficientText = ({ value }: Measured): string => (value === null ? '–' : twoPlaces(value));

/** What a coefficient was taken of, and how sure it is. */
export function coefficientBasis({ n, interval }: Measured, of: 'pair' | 'row'): string {
  const basis = counted(n, of);
  return interval ? `${twoPlaces(interval.low)} to ${twoPlaces(interval.high)}, ${basis}` : basis;
}

/** How Landis and Koch (1977) read a kappa. */
const kappaBands: readonly (readonly [from: number, words: string])[] = [
  [0.81, 'almost perfect'],
  [0.61, 'substantial'],
  [0.41, 'moderate'],
  [0.21, 'fair'],
  [0, 'slight'],
];

/** How Krippendorff (2004) reads his alpha. */
const alphaBands: readonly (readonly [from: number, words: string])[] = [
  [0.8, 'Scores can be relied on, whoever observes.'],
  [0.667, 'Enough for careful conclusions, not for more.'],
  [0, 'Too little to rely on what one observer scores.'],
];

const bandOf = (bands: typeof kappaBands, value: number) => bands.find(([from]) => value >= from)?.[1];

const NO_SPREAD =
  'All scores are on one level, so that chance alone would agree as often: there is no figure.';
const NOTHING_SHARED = 'No row was scored by two observers yet: there is no figure.';
const WORSE = 'The observers agree no better than chance would.';

/** What there is to say beyond chance: of two observers a kappa, of more an alpha. */
export interface BeyondChance {
  name: string;
  /** Null where there is none, which the words explain. */
  figure: string | null;
  basis: string | null;
  words: string;
}

function kappaWords({ value }: Measured): string {
  if (value === null) return NO_SPREAD;
  const band = bandOf(kappaBands, Number(value.toFixed(2)));
  return band ? `Beyond what chance would give, agreement is ${band}. Levels far apart count more.` : WORSE;
}

function alphaWords({ value, n }: Measured): string {
  if (n === 0) return NOTHING_SHARED;
  if (value === null) return NO_SPREAD;
  return bandOf(alphaBands, value) ?? WORSE;
}

/** How far observers agree beyond chance, or why nothing can be said of it. */
export function beyondChance({ observers, kappa, alpha, exact }: Agreement): BeyondChance {
  if (observers > 2) {
    const name = "Krippendorff's alpha";
    if (!alpha) return { name, figure: null, basis: null, words: NOTHING_SHARED };
    const isThere = alpha.value !== null;
    return {
      name,
      figure: isThere ? coefficientText(alpha) : null,
      basis: isThere ? coefficientBasis(alpha, 'row') : null,
      words: alphaWords(alpha),
    };
  }
  const name = 'Weighted kappa';
  if (!kappa) {
    const words = `Kappa needs at least ${FEWEST_PAIRS} pairs of scores, and there are ${exact.n}: from so few it would say more about chance than about the observers.`;
    return { name, figure: null, basis: null, words };
  }
  const isThere = kappa.value !== null;
  return {
    name,
    figure: isThere ? coefficientText(kappa) : null,
    basis: isThere ? coefficientBasis(kappa, 'pair') : null,
    words: kappaWords(kappa),
  };
}

/** What the shares say, in one sentence. */
export function agreementSentence({ observers, exact, adjacent }: Agreement): string {
  if (exact.value === null || adjacent.value === null)
    return 'No row was scored by two observers yet, so there is nothing to compare.';
  const who = observers === 2 ? 'The two observers' : `Of ${observers} observers, two at a time`;
  return `${who} chose the same level in ${percent(exact.value)} of ${counted(exact.n, 'comparison')}, and the same or a neighboring one in ${percent(adjacent.value)}.`;
}

/** What an interval is, for who has not met one. */
export const INTERVAL_WORDS =
  'The figures in small print are an interval and what it was taken of: if the same observers scored many lessons like this one, 95 of 100 results would fall between these two. A wide interval means that little was compared; where all pairs agree, or none, there is no interval to tell.';
