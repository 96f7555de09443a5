import { z } from 'zod';
import { moment, uid } from '../fields';
import { userEmbedSchema } from '../identity/user';
import { interactionEntityTypes } from '../interactions/interaction-kinds';
import { listQuery } from '../paging';
import { caseloadColumns, caseloadParts, someOrNone } from './caseload-columns';
import { MAX_CYCLE_WEEKS } from './limits';

/** Weeks between two visits; null is as usual. */
export const cycleWeeks = z.int().min(1).max(MAX_CYCLE_WEEKS).nullable();

const visitSchema = z.object({
  /** Null where who asks sees that it took place and may not read it; it then goes by its kind. */
  uid: uid.nullable(),
  entity_type: z.enum(interactionEntityTypes),
  title: z.string(),
  timestamp: moment,
});

/** A coachee as their coach looks after them. */
export const caseloadRowSchema = z.object({
  client_embed: userEmbedSchema,
  /** Names of the organisations and programs that they are in. */
  places: z.array(z.string()),
  /** The latest interaction that has begun. */
  last: visitSchema.nullable(),
  /** The next one that is planned. */
  next: visitSchema.nullable(),
  open_steps: z.int(),
  /** Open steps whose day is over. */
  overdue_steps: z.int(),
  /** Of interactions with them in this month. */
  minutes: z.int(),
  /** Whole weeks since the last one; null before the first. */
  weeks_since: z.int().nullable(),
  /** Weeks between two visits, as the coach chose or as usual. */
  cycle_weeks: z.int(),
  /** What is usual where this coachee is. */
  usual_weeks: z.int(),
  /** Whether the coach chose others for this coachee. */
  own_cycle: z.boolean(),
  /** Not seen for as many weeks, or never. */
  not_seen: z.boolean(),
});
export type CaseloadRow = z.infer<typeof caseloadRowSchema>;

export const caseloadQuery = listQuery(caseloadColumns).extend({
  part: z.enum(caseloadParts).default('all'),
  /** Whether there is a next interaction. */
  next: z.enum(someOrNone).optional(),
  /** Whether there are open action steps. */
  open_steps: z.enum(someOrNone).optional(),
  /** Whether there were minutes in this month. */
  minutes: z.enum(someOrNone).optional(),
  /** The weeks between two visits. */
  cycle_weeks: z.coerce.number().int().min(1).max(MAX_CYCLE_WEEKS).optional(),
});

export const caseloadAnswer = z.object({
  /** The coach whose coachees these are. */
  user: userEmbedSchema.nullable(),
  coachees: z.array(caseloadRowSchema),
  total: z.int(),
  /** Weeks between two visits that are usual where the coach works. */
  usual_weeks: z.int(),
  /** When this was counted. */
  as_of: moment,
});
