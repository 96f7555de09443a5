import { z } from 'zod';
import { moment, uid } from '../fields';
import { userEmbedSchema } from '../identity/user';
import { orNothing } from '../paging';
import { lastSeenTimes } from './last-seen';
import { monthName } from './log-row';

const count = z.int();

export const picturesQuery = z.object({
  /** Unless it says, the organization one works in; of all for staff. */
  organization_uid: orNothing(uid),
});

/** What coaching came to over twelve months, of what the caller's logs count. */
export const picturesSchema = z.object({
  /** Names of the places that are counted; none for the whole platform. */
  places: z.array(z.string()),
  /** The months, in their order, also those without anything. */
  months: z.array(monthName),
  /** Minutes of each month. */
  minutes: z.array(z.object({ month: monthName, minutes: count })),
  /** How many interactions were made with each tool; the most used first. */
  tools: z.array(z.object({ tool: z.string(), interactions: count })),
  /** Of those who can be coached and do not coach there themselves: when they were last seen. */
  coverage: z.array(
    z.object({
      seen: z.enum(lastSeenTimes),
      people: count,
      /** The first of them by name. */
      named: z.array(userEmbedSchema),
    }),
  ),
  /** Action steps that were agreed on in a month, and those completed in it. */
  steps: z.array(z.object({ month: monthName, opened: count, closed: count })),
  /** When this was counted. */
  as_of: moment,
});
export type Pictures = z.infer<typeof picturesSchema>;
