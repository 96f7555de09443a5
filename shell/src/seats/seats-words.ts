import { type OrganizationSeats, SEATS_GRACE_DAYS } from '@coaching/contracts';
import { seatsWords } from '../payment/plan-words';

const people = (used: number) => `${used} ${used === 1 ? 'person coaches' : 'people coach'} here`;

const coaches = (used: number) => `${used} ${used === 1 ? 'coach' : 'coaches'}`;

type Used = Pick<OrganizationSeats, 'seats' | 'used'>;

/** How many coaches there are and for how many seats, as a sentence. */
export const usedWords = ({ seats, used }: Used): string =>
  seats === null
    ? `${people(used)}. No number of seats was agreed, so there is no limit.`
    : `${coaches(used)}, ${seatsWords(seats)}.`;

/** How many seats there are too few for the coaches, at least one: what most want to buy. */
export const wantedSeats = ({ seats, used }: Used): number => Math.max(1, used - (seats ?? 0));

/** What comes of buying so many seats where they are too few; null where there are enough. */
export function tooFewWords({ seats, used }: Used, bought: number): string | null {
  const total = (seats ?? 0) + bought;
  return used > total
    ? `There are ${coaches(used)} here. With ${seatsWords(total)} they go on as before, and after ${SEATS_GRACE_DAYS} days no further coaches can be added.`
    : null;
}

/** The number of seats that somebody typed; null for none that can be bought. */
export function typedSeats(text: string, most: number): number | null {
  const seats = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  return seats >= 1 && seats <= most ? seats : null;
}
