import { readMany, WITHOUT_ID } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { type CoachLog, coachLogIndex, readYear } from '../months/coach-logs';
import { rowKey } from '../months/log-tally';
import type { LogRequest } from './log-request';
import { type CountedRow, type LogSource, matching, yearsOf } from './log-source';
import { LogSum, placesIn, sumAt } from './log-sums';

/** A log by its coaches: what all of it comes to, and each row of it in no order. */
export interface CoachedLog {
  sum: LogSum;
  rows: CountedRow[];
}

/** Rows of a log as they are found in what is stored of coaches. */
class FoundRows {
  private readonly found = new Map<string, Required<Omit<CountedRow, 'minutes'>>>();

  add(_id: string, rows: number, program_uid: string | null): void {
    const row = this.found.get(_id);
    if (!row) return void this.found.set(_id, { _id, rows, programs: [program_uid] });
    row.rows += rows;
    if (!row.programs.includes(program_uid)) row.programs.push(program_uid);
  }

  all(): CountedRow[] {
    return [...this.found.values()];
  }
}

/**
 * Reads a log from what is stored of coaches, which knows of no minutes of its rows, nor of coachees that are asked for.
 * @param users the coaches whose rows are asked for; all unless given
 */
export async function readCoaches(
  source: LogSource,
  request: LogRequest,
  users?: readonly string[],
): Promise<CoachedLog> {
  const match = (await matching(source, request)) as QueryFilter<CoachLog>;
  const years = yearsOf(request).map((year) => ({ year, places: placesIn(request.months, year) }));
  const sum = new LogSum(request.months);
  const rows = new FoundRows();
  const fields = Object.fromEntries(years.map(({ year }) => [`years.${year}`, 1]));
  const logs = readMany(
    source.tallies.coachLogs.model,
    users ? ({ $and: [{ user: { $in: users } }, match] } as QueryFilter<CoachLog>) : match,
    {
      projection: { ...WITHOUT_ID, user: 1, organization_uid: 1, program_uid: 1, ...fields },
      ...(users && { hint: coachLogIndex }),
      ...(source.session && { session: source.session }),
    },
  );
  const add = ({ user, organization_uid, program_uid, years: stored }: CoachLog) => {
    const ofClients = new Map<string, number>();
    for (const { year, places } of years) {
      const text = stored?.[year];
      if (text === undefined) continue;
      const read = readYear(text);
      sum.addYear(year, read);
      for (const [clients, figures] of Object.entries(read.clients)) {
        const count = sumAt(figures, places);
        if (count > 0) ofClients.set(clients, (ofClients.get(clients) ?? 0) + count);
      }
    }
    for (const [clients, count] of ofClients)
      rows.add(rowKey(user, clients, organization_uid), count, program_uid);
  };
  for await (const some of logs) for (const log of some) add(log);
  return { sum, rows: rows.all() };
}
