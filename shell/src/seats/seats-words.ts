import type { OrganizationSeats } from '@coaching/contracts';
import { seatsWords } from '../payment/plan-words';

const people = (used: number) => `${used} ${used === 1 ? 'person coaches' : 'people coach'} here`;

/** How many of the seats are used, as a sentence. */
export const usedWords = ({ seats, used }: Pick<OrganizationSeats, 'seats' | 'used'>): string =>
  seats === null
    ? `${people(used)}. No number of seats was agreed, so there is no limit.`
    : `${used} of ${seatsWords(seats)} used.`;

/** The number of seats that somebody typed; null for none that can be bought. */
export function typedSeats(text: string, most: number): number | null {
  const seats = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  return seats >= 1 && seats <= most ? seats : null;
}
