import type { InteractionOwnership } from '@coaching/access';
import { schoolYearStart } from '@coaching/contracts';
import { atOneMoment } from '@coaching/service-kit';
import type { ClientSession, QueryFilter } from 'mongoose';
import type { LogTallies } from '../months/log-tallies';
import type { LogNames } from './log-names';
import type { LogRequest } from './log-request';

/** What a log is read from. */
export interface LogSource {
  tallies: LogTallies;
  names: LogNames;
  /** Reads all of it as it was at one moment; each part as it is when it is read where there is none. */
  session?: ClientSession;
}

/** Reads a log in several reads that agree with each other, whatever is saved meanwhile. */
export const readAtOneMoment = <Source extends LogSource, Result>(
  source: Source,
  read: (fixed: Source) => Promise<Result>,
): Promise<Result> =>
  atOneMoment(source.tallies.model, async (session) => {
    await source.tallies.generations.find(session);
    return read({ ...source, session });
  });

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
export async function matching(
  { tallies, session }: LogSource,
  { filter, group }: LogRequest,
): Promise<QueryFilter<InteractionOwnership>> {
  const { live: generation } = await tallies.generations.find(session);
  const grouped = group === undefined ? {} : { group };
  return { generation, ...grouped, ...filter } as QueryFilter<InteractionOwnership>;
}

/** The school years that months asked for are in, by their Augusts. */
export const yearsOf = ({ months }: LogRequest) => [...new Set(months.map(schoolYearStart))];
