import { type Month, schoolYearStart } from '@coaching/contracts';
import { WITHOUT_ID } from '@coaching/service-kit';
import type { PipelineStage, QueryFilter } from 'mongoose';
import { type LogTally, tallyIndex } from '../months/log-tally';
import type { LogRequest } from './log-request';
import { type CountedRow, type LogSource, matching, type RowNeeds, yearsOf } from './log-source';
import { LogSum } from './log-sums';
import { type CoachedLog, readCoaches } from './read-coaches';

/** The tallies in use that a log is made of. */
export async function matchingRows(source: LogSource, request: LogRequest): Promise<QueryFilter<LogTally>> {
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
  const pipeline: PipelineStage[] = [
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
  ];
  return source.tallies.model.aggregate<CountedRow>(pipeline).session(source.session ?? null);
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
  const found = source.tallies.model.find(match, fields).session(source.session ?? null);
  return found.lean<TalliedRow[]>().cursor() as AsyncIterable<TalliedRow>;
}

/** Uids of the coaches in a log. */
export async function coachesOf(source: LogSource, request: LogRequest): Promise<string[]> {
  const { model, coachLogs } = source.tallies;
  return request.ofClient
    ? ((await model.distinct('user', await matchingRows(source, request))) as string[])
    : ((await coachLogs.model.distinct('user', (await matching(source, request)) as object)) as string[]);
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
  const rows = await countRows(source, request, needs);
  return { rows, sum: await sumAll(source, request) };
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
    .session(source.session ?? null)
    .hint(tallyIndex('row'))
    .lean<Pick<LogTally, 'row' | 'program_uid' | 'months'>[]>();
  for (const tally of found) {
    const { sum, programs } = sums.get(tally.row)!;
    const isAdded = sum.add(tally);
    if (isAdded && tally.program_uid !== null) programs.add(tally.program_uid);
  }
  return sums;
}
