import { z } from 'zod';
import { moment, uid } from '../fields';
import { listQuery, orNothing } from '../paging';
import { logColumns, logGroupings } from './log-columns';
import { monthName } from './log-row';

/** More than the names of tools come to, with the number that tells those of one name apart. */
const LONGEST_TOOL_NAME = 1000;

/** A day as people in the United States write it, MM/DD/YYYY. */
const writtenDay = z
  .string()
  .regex(/^\d{1,2}\/\d{1,2}\/\d{4}$/)
  .transform((text) => {
    const [month = '', dayOfMonth = '', year] = text.split('/');
    return `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  })
  .pipe(z.iso.date());

/** A day, or a day and a time without a place: the month it names is the one that is meant. */
const namedDay = z
  .union([z.iso.date(), writtenDay, z.iso.datetime({ local: true }).refine((text) => !text.endsWith('Z'))])
  .transform((text) => text.slice(0, 7));

/** A month, or a day or moment in it; what comes out is a month, or the moment where it depends on a time zone. */
const inMonth = orNothing(z.union([monthName, namedDay, moment]));

/** The filters that both logs have. */
const logQuery = listQuery(logColumns).extend({
  client_uid: orNothing(uid),
  /** The first month, and the last one. */
  start_date: inMonth,
  end_date: inMonth,
  organization_uid: orNothing(uid),
  program_uid: orNothing(uid),
  coach_uid: orNothing(uid),
  format: orNothing(
    z
      .string()
      .toLowerCase()
      .pipe(z.enum(['json', 'csv'])),
  ),
});

/** The filters of the tool log. */
export const toolLogQuery = logQuery.extend({
  /**
   * Name of a tool, as the log calls it: only rows in which it was used, and of uses its own alone; interactions and
   * minutes stay those of the whole rows.
   */
  tool: orNothing(z.string().max(LONGEST_TOOL_NAME)),
});

/** The filters of the time log. */
export const timeLogQuery = logQuery.extend({
  grouping: orNothing(z.string().toLowerCase().pipe(z.enum(logGroupings))),
});
