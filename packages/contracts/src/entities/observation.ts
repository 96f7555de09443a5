import { z } from 'zod';
import { MAX_OBSERVATION_ITEMS } from '../constants/limits';
import { line, moment, revision, richText, uid } from '../fields';
import { programEmbedSchema } from './organization';
import { userEmbedSchema } from './user';
import { visibilitySchema } from './visibility';

export const observationItemTypes = ['teacher', 'student'] as const;
export type ObservationItemType = (typeof observationItemTypes)[number];

/** One line of the script. `uid` is ours, so that two devices can merge item by item. */
export const observationItemSchema = z.object({
  uid,
  /** The stamp as shown, h:mm:ss A in the coach's own time. */
  time: line(20),
  timestamp: moment,
  data: richText,
  ob_type: z.enum(observationItemTypes),
  /** Coach's note. */
  notes: richText.nullable().default(null),
  /** Coachee's note. */
  teacher_notes: richText.nullable().default(null),
});
export type ObservationItem = z.infer<typeof observationItemSchema>;

const settings = {
  uid,
  title: line(300),
  left_name: line(200),
  right_name: line(200),
  items: z
    .array(observationItemSchema)
    .max(MAX_OBSERVATION_ITEMS, 'An observation holds at most 2000 items.'),
  additional_information: richText,
  timestamp: moment.nullable(),
  end_timestamp: moment.nullable(),
  /** Minutes; null means not started. */
  duration: z.number().int().min(0).max(1440).nullable(),
  program_embed: programEmbedSchema.nullable(),
  tool_config_entity: line(40).nullable(),
  tool_config_entity_uid: uid.nullable(),
  tool_config_uid: uid.nullable(),
  tool_uid: uid.nullable(),
  /** 'private' until the coach shares or finishes it; what others could read once stays readable. */
  visibility: visibilitySchema,
};

/** An observation as the server answers it. */
export const observationSchema = z.object({
  ...settings,
  revision,
  /** Uid of the coach who owns it. */
  user: uid,
  /** Uid of the coachee. */
  client: uid,
  user_embed: userEmbedSchema,
  client_embed: userEmbedSchema,
  organization_uid: uid.nullable(),
});
export type Observation = z.infer<typeof observationSchema>;

/**
 * What a coach sends. `revision` is the one the change is based on, and absent on the first save; a repeated
 * first save of the same uid is answered as an update. Fields left out stay as they are.
 */
export const observationDraftSchema = z.object({
  ...z.object(settings).partial().shape,
  uid,
  revision: revision.optional(),
  client: uid.optional(),
});
export type ObservationDraft = z.infer<typeof observationDraftSchema>;

/** What a live view is told, in order; the first message and the first after a gap is 'whole'. */
export const observationNewsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('whole'), observation: observationSchema }),
  z.object({
    kind: z.literal('change'),
    revision,
    /** The revision this one follows; whoever has another one asks for the whole again. */
    after: revision,
    /** Changed fields; items are told apart. */
    fields: observationSchema.omit({ items: true }).partial(),
    /** New and changed items. */
    items: z.array(observationItemSchema),
    /** Uids of all items in order; left out while these stay the same. */
    order: z.array(uid).optional(),
  }),
  /** Deleted, or no longer theirs to read; nothing follows. */
  z.object({ kind: z.literal('gone') }),
]);
export type ObservationNews = z.infer<typeof observationNewsSchema>;
