import type { Measured } from '@coaching/contracts';

/** From fewer than this a figure without an interval says nothing either. */
const FEW = 20;

/** A band of values, from the highest down, and how its agreement is called. */
interface Band {
  from: number;
  words: string;
}

const BELOW_CHANCE: Band = { from: -Infinity, words: 'no better than chance' };

/** How Landis and Koch (1977) read a kappa. */
const kappaBands: readonly Band[] = [
  { from: 0.81, words: 'almost perfect' },
  { from: 0.61, words: 'substantial' },
  { from: 0.41, words: 'moderate' },
  { from: 0.21, words: 'fair' },
  { from: 0, words: 'slight' },
  BELOW_CHANCE,
];

const RELIABLE: Band = { from: 0.8, words: 'enough to rely on scores, whoever observes' };
const CAREFUL: Band = { from: 0.667, words: 'enough for careful conclusions' };
const TOO_LITTLE: Band = { from: 0, words: 'too little to rely on what one observer scores' };

/** How Krippendorff (2004) reads his alpha. */
const alphaBands: readonly Band[] = [RELIABLE, CAREFUL, TOO_LITTLE, BELOW_CHANCE];

const bandOf = (bands: readonly Band[], value: number) => bands.find(({ from }) => value >= from)!;

const WORSE = 'The observers agree no better than chance would.';
const alphaSentences = new Map([
  [RELIABLE, 'Scores can be relied on, whoever observes.'],
  [CAREFUL, 'Enough for careful conclusions, not for more.'],
  [TOO_LITTLE, 'Too little to rely on what one observer scores.'],
  [BELOW_CHANCE, WORSE],
]);

const NO_SPREAD =
  'All scores are on one level, so that chance alone would agree as often: there is no figure.';
export const NOTHING_SHARED = 'No row was scored by two observers yet: there is no figure.';

/** Where all samples say the same there is nothing to tell how sure a figure is. */
export const hasInterval = ({ interval }: Pick<Measured, 'interval'>): boolean =>
  interval !== null && interval.low < interval.high;

/** The bands between which agreement lies: those of its interval's ends, or else of the figure; null where that says nothing. */
function bandsOf(bands: readonly Band[], { value, n, interval }: Measured, read = (end: number) => end) {
  if (interval && hasInterval({ interval }))
    return { low: bandOf(bands, read(interval.low)), high: bandOf(bands, read(interval.high)) };
  const band = bandOf(bands, read(value!));
  return n < FEW ? null : { low: band, high: band };
}

const little = (from: string) => `From ${from} this says little yet`;
const between = (low: Band, high: Band) => `agreement may be anything from ${low.words} to ${high.words}.`;

/** What a kappa says, its interval weighed: the lower end is what can be counted on. */
export function kappaWords(kappa: Measured): string {
  const { value, n } = kappa;
  if (value === null) return NO_SPREAD;
  // As the ends are shown.
  const bands = bandsOf(kappaBands, kappa, (end) => Number(end.toFixed(2)));
  if (!bands) return `${little('so few pairs')}.`;
  const { low, high } = bands;
  if (high === BELOW_CHANCE) return WORSE;
  const levels = 'Levels far apart count more.';
  if (low === BELOW_CHANCE) return `${little(`${n} pairs`)}: ${between(low, high)} ${levels}`;
  const beyond = 'Beyond what chance would give, agreement is';
  return low === high
    ? `${beyond} ${low.words}. ${levels}`
    : `${beyond} at least ${low.words} and may be ${high.words}: ${n} pairs do not tell more. ${levels}`;
}

/** What an alpha says, its interval weighed: only what holds at the lower end can be relied on. */
export function alphaWords(alpha: Measured): string {
  const { value, n } = alpha;
  if (n === 0) return NOTHING_SHARED;
  if (value === null) return NO_SPREAD;
  const from = n < FEW ? 'so few rows' : `${n} rows`;
  const bands = bandsOf(alphaBands, alpha);
  if (!bands) return `${little(from)}.`;
  const { low, high } = bands;
  if (low === high) return alphaSentences.get(low)!;
  return low === CAREFUL
    ? 'Enough for careful conclusions. Whether scores can be relied on, whoever observes, more rows would tell.'
    : `${little(from)}: ${between(low, high)}`;
}
