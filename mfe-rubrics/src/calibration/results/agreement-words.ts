import type { Agreement, Measured } from '@coaching/contracts';
import { alphaWords, hasInterval, kappaWords, NOTHING_SHARED } from './coefficient-words';

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
export function shareBasis(share: Measured): string {
  const { n, interval } = share;
  const pairs = counted(n, 'pair');
  return interval && hasInterval(share)
    ? `${Math.round(interval.low * PERCENT)}–${percent(interval.high)}, ${pairs}`
    : pairs;
}

/** A coefficient's figure. */
export const coefficientText = ({ value }: Measured): string => (value === null ? '–' : twoPlaces(value));

/** What a coefficient was taken of, and how sure it is. */
export function coefficientBasis(coefficient: Measured, of: 'pair' | 'row'): string {
  const { n, interval } = coefficient;
  const basis = counted(n, of);
  return interval && hasInterval(coefficient)
    ? `${twoPlaces(interval.low)} to ${twoPlaces(interval.high)}, ${basis}`
    : basis;
}

/** What there is to say beyond chance: of two observers a kappa, of more an alpha. */
export interface BeyondChance {
  name: string;
  /** Null where there is none, which the words explain. */
  figure: string | null;
  basis: string | null;
  words: string;
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
