import { z } from 'zod';
import { moment, uid } from '../fields';
import { userEmbedSchema } from '../identity/user';
import { interactionEntityTypes } from '../interactions/interaction-kinds';
import { listQuery } from '../paging';

/** Weeks between two visits where nobody has said another number. */
export const USUAL_CYCLE_WEEKS = 4;
export const MAX_CYCLE_WEEKS = 52;

/** Weeks between two visits; null is as usual. */
export const cycleWeeks = z.int().min(1).max(MAX_CYCLE_WEEKS).nullable();

/** What the caseload can be sorted by; the first is the default. */
export const caseloadColumns = [
  'client',
  'last',
  'next',
  'open_steps',
  'overdue_steps',
  'minutes',
  'cycle_weeks',
] as const;
export type CaseloadColumn = (typeof caseloadColumns)[number];

/** Whom of the coachees is asked for: all, those not seen in their rhythm, or those with overdue action steps. */
export const caseloadParts = ['all', 'not_seen', 'overdue'] as const;
export type CaseloadPart = (typeof caseloadParts)[number];

/** What a column of the caseload is filtered by: that there is something in it, or nothing. */
export const someOrNone = ['some', 'none'] as const;

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
