import type { InteractionOwnership } from '@coaching/access';
import { type Month, schoolYearStart } from '@coaching/contracts';
import { WITHOUT_ID } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { type CoachLog, coachLogIndex, readYear } from '../months/coach-logs';
import type { LogTallies } from '../months/log-tallies';
import { type LogTally, rowKey, tallyIndex } from '../months/log-tally';
import type { LogNames } from './log-names';
import type { LogRequest } from './log-request';
import { LogSum, placesIn, sumAt } from './log-sums';

/** What a log is read from. */
export interface LogSource {
  tallies: LogTallies;
  names: LogNames;
}

/** A row of a log by what it comes to, as far as that is asked for. */
export interface CountedRow {
  /** `rowKey`. */
  _id: string;
  /** Interactions. */
  rows: number;
  minutes?: number;
  /** Uids, and null of what is in none. */
  programs?: (string | null)[];
}

/** What of rows has to be known to find and to order them; the rest is read of those that are shown. */
export interface RowNeeds {
  /** The coaches whose rows are asked for; all unless it says. */
  users?: readonly string[] | undefined;
  minutes: boolean;
  programs: boolean;
}

/** The sums in use that a log is made of, of rows and of coaches alike. */
async function matching(
  { tallies }: LogSource,
  { filter, group }: LogRequest,
): Promise<QueryFilter<InteractionOwnership>> {
  const { live: generation } = await tallies.generations.find();
  const grouped = group === undefined ? {} : { group };
  return { generation, ...grouped, ...filter } as QueryFilter<InteractionOwnership>;
}

const yearsOf = ({ months }: LogRequest) => [...new Set(months.map(schoolYearStart))];

/** The tallies in use that a log is made of. */
async function matchingRows(source: LogSource, request: LogRequest): Promise<QueryFilter<LogTally>> {
  const match = await matching(source, request);
  return { ...match, year: { $in: yearsOf(request) } } as QueryFilter<LogTally>;
}

/**
 * What of a tally lies in these months: of a school year that is among them as a whole what it comes to, so that only
 * the first and the last one are looked into.
 */
function sumOf(months: readonly Month[], field: 'rows' | 'minutes'): object | string {
  const ofYears = new Map<Month, Month[]>();
  for (const month of months) {
    const year = schoolYearStart(month);
    ofYears.set(year, [...(ofYears.get(year) ?? []), month]);
  }
  let sum: object | string = `$${field}`;
  for (const [year, within] of ofYears) {
    if (within.length === 12) continue;
    const parts = within.map((month) => ({ $ifNull: [`$months.${month}.${field}`, 0] }));
    sum = { $cond: [{ $eq: ['$year', year] }, { $add: [0, ...parts] }, sum] };
  }
  return sum;
}

/** Each row of a log by what it comes to, in no order. */
export async function countRows(
  source: LogSource,
  request: LogRequest,
  { users, minutes, programs }: RowNeeds,
): Promise<CountedRow[]> {
  if (!request.ofClient && !minutes) return (await readCoaches(source, request, users)).rows;
  const match = await matchingRows(source, request);
  const rows = sumOf(request.months, 'rows');
  const program = { $cond: [{ $gt: [rows, 0] }, '$program_uid', null] };
  return source.tallies.model.aggregate<CountedRow>([
    { $match: users ? { $and: [{ user: { $in: users } }, match] } : match },
    {
      $group: {
        _id: '$row',
        rows: { $sum: rows },
        ...(minutes && { minutes: { $sum: sumOf(request.months, 'minutes') } }),
        ...(programs && { programs: { $addToSet: program } }),
      },
    },
    { $match: { rows: { $gt: 0 } } },
  ]);
}

/** A row of the logs in the months asked for; one for each place and visibility of what is in it. */
export type TalliedRow = Pick<LogTally, 'user' | 'clients' | 'months'>;

/** The rows of a log as they are tallied, in no order. */
export async function readTallies(
  source: LogSource,
  request: LogRequest,
): Promise<AsyncIterable<TalliedRow>> {
  const match = await matchingRows(source, request);
  const fields = { ...WITHOUT_ID, user: 1, clients: 1, months: 1 };
  return source.tallies.model.find(match, fields).lean<TalliedRow[]>().cursor() as AsyncIterable<TalliedRow>;
}

/** Uids of the coaches in a log. */
export async function coachesOf(source: LogSource, request: LogRequest): Promise<string[]> {
  const { model, coachLogs } = source.tallies;
  return request.ofClient
    ? ((await model.distinct('user', await matchingRows(source, request))) as string[])
    : ((await coachLogs.model.distinct('user', (await matching(source, request)) as object)) as string[]);
}

/** A log by its coaches: what all of it comes to, and each row of it in no order. */
export interface CoachedLog {
  sum: LogSum;
  rows: CountedRow[];
}

/** Rows of a log as they are found in what is stored of coaches. */
class FoundRows {
  private readonly found = new Map<string, { _id: string; rows: number; programs: Set<string | null> }>();

  add(key: string, rows: number, program_uid: string | null): void {
    const row = this.found.get(key) ?? { _id: key, rows: 0, programs: new Set() };
    this.found.set(key, row);
    row.rows += rows;
    row.programs.add(program_uid);
  }

  all(): CountedRow[] {
    return [...this.found.values()].map((row) => ({ ...row, programs: [...row.programs] }));
  }
}

/**
 * Reads a log from what is stored of coaches, which knows of no minutes of its rows, nor of coachees that are asked for.
 * @param users the coaches whose rows are asked for; all unless given
 */
async function readCoaches(
  source: LogSource,
  request: LogRequest,
  users?: readonly string[],
): Promise<CoachedLog> {
  const match = (await matching(source, request)) as QueryFilter<CoachLog>;
  const years = yearsOf(request).map((year) => ({ year, places: placesIn(request.months, year) }));
  const sum = new LogSum(request.months);
  const rows = new FoundRows();
  const fields = Object.fromEntries(years.map(({ year }) => [`years.${year}`, 1]));
  // As the store gives them: there may be thousands.
  const logs = source.tallies.coachLogs.model.collection.find<CoachLog>(
    (users ? { $and: [{ user: { $in: users } }, match] } : match) as object,
    {
      projection: { ...WITHOUT_ID, user: 1, organization_uid: 1, program_uid: 1, ...fields },
      ...(users && { hint: coachLogIndex }),
    },
  );
  for await (const { user, organization_uid, program_uid, years: stored } of logs) {
    const ofClients = new Map<string, number>();
    for (const { year, places } of years) {
      if (stored?.[year] === undefined) continue;
      const read = readYear(stored[year]);
      sum.addYear(year, read);
      for (const [clients, figures] of Object.entries(read.clients)) {
        const count = sumAt(figures, places);
        if (count > 0) ofClients.set(clients, (ofClients.get(clients) ?? 0) + count);
      }
    }
    for (const [clients, count] of ofClients)
      rows.add(rowKey(user, clients, organization_uid), count, program_uid);
  }
  return { sum, rows: rows.all() };
}

/** What all rows of a log come to. */
export async function sumAll(source: LogSource, request: LogRequest): Promise<LogSum> {
  if (!request.ofClient) return (await readCoaches(source, request)).sum;
  const sum = new LogSum(request.months);
  for await (const tally of await readTallies(source, request)) sum.add(tally);
  return sum;
}

/** What all rows of a log come to, and each of them in no order. */
export async function readLog(source: LogSource, request: LogRequest, needs: RowNeeds): Promise<CoachedLog> {
  if (!request.ofClient && !needs.minutes) return readCoaches(source, request, needs.users);
  const [rows, sum] = await Promise.all([countRows(source, request, needs), sumAll(source, request)]);
  return { rows, sum };
}

/** What one row comes to, and in which programs. */
export interface RowSum {
  sum: LogSum;
  /** Uids. */
  programs: Set<string>;
}

/** What some rows come to, by their keys. */
export async function sumRows(
  source: LogSource,
  request: LogRequest,
  rows: readonly CountedRow[],
): Promise<Map<string, RowSum>> {
  const sums = new Map(
    rows.map(({ _id }) => [_id, { sum: new LogSum(request.months), programs: new Set<string>() }]),
  );
  if (rows.length === 0) return sums;
  const match = await matchingRows(source, request);
  const found = await source.tallies.model
    .find({ row: { $in: [...sums.keys()] }, ...match } as QueryFilter<LogTally>, {
      ...WITHOUT_ID,
      row: 1,
      program_uid: 1,
      months: 1,
    })
    .hint(tallyIndex('row'))
    .lean<Pick<LogTally, 'row' | 'program_uid' | 'months'>[]>();
  for (const tally of found) {
    const { sum, programs } = sums.get(tally.row)!;
    const isAdded = sum.add(tally);
    if (isAdded && tally.program_uid !== null) programs.add(tally.program_uid);
  }
  return sums;
}
