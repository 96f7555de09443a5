import { type Month, schoolYearStart } from '@coaching/contracts';

/** Figures by the months of a school year, August first; those at the end that are none may be missing. */
export type OfMonths = number[];

/** What a school year of a coach comes to in one place. */
export interface CoachYear {
  rows: OfMonths;
  minutes: OfMonths;
  /** Rows with each tool, by `toolKey`. */
  tools: Record<string, OfMonths>;
  /** Rows with the same coachees, by `clientsKey`. */
  clients: Record<string, OfMonths>;
}

export const emptyYear = (): CoachYear => ({ rows: [], minutes: [], tools: {}, clients: {} });

const starts = new Map<Month, Month>();

/** `schoolYearStart`, which is asked for each of a million rows. */
export function yearOf(month: Month): Month {
  const known = starts.get(month) ?? schoolYearStart(month);
  starts.set(month, known);
  return known;
}

/** The place of a month in its school year: 0 is August. */
export const placeInYear = (month: Month) => (Number(month.slice(5)) + 4) % 12;

/** Adds to the figure of one month. */
export function addTo(figures: OfMonths, place: number, by: number): void {
  while (figures.length <= place) figures.push(0);
  figures[place]! += by;
}

/** The same of one of several that are known by a key. */
export function addIn(figures: Record<string, OfMonths>, key: string, place: number, by: number): void {
  const known = figures[key] ?? [];
  figures[key] = known;
  addTo(known, place, by);
}

function addAll(figures: OfMonths, others: OfMonths): void {
  for (const [place, by] of others.entries()) addTo(figures, place, by);
}

function addEach(figures: Record<string, OfMonths>, others: Record<string, OfMonths>): void {
  for (const [key, by] of Object.entries(others)) {
    const sums = figures[key] ?? [];
    addAll(sums, by);
    if (sums.some((figure) => figure !== 0)) figures[key] = sums;
    else delete figures[key];
  }
}

/** Adds what changed to a year. @returns whether any row is left */
export function addYear(year: CoachYear, changed: CoachYear): boolean {
  addAll(year.rows, changed.rows);
  addAll(year.minutes, changed.minutes);
  addEach(year.tools, changed.tools);
  addEach(year.clients, changed.clients);
  return Object.keys(year.clients).length > 0;
}
