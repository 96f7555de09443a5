import { z } from 'zod';
import { line, moment, revision, richText, uid } from '../fields';
import { programEmbedSchema } from '../identity/organization';
import { userEmbedSchema } from '../identity/user';
import { interactionVisibilitySchema, writtenUnderCounts } from '../interactions/interaction-visibility';
import { durationMinutes, runningTimerSchema } from '../interactions/running-timer';
import { itemTagsSchema } from './item-tag';
import { MAX_OBSERVATION_ITEMS } from './limits';

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
  /** Rows of rubrics that it is evidence for: the coach's notes, and read by whom those are. */
  tags: itemTagsSchema.default([]),
});
export type ObservationItem = z.infer<typeof observationItemSchema>;

const TOO_MANY_ITEMS = 'An observation holds at most 2000 items.';

const settings = {
  uid,
  title: line(300),
  left_name: line(200),
  right_name: line(200),
  items: z.array(observationItemSchema).max(MAX_OBSERVATION_ITEMS, TOO_MANY_ITEMS),
  additional_information: richText,
  timestamp: moment.nullable(),
  end_timestamp: moment.nullable(),
  /** Minutes; null means not started. */
  duration: durationMinutes.nullable(),
  /** Null while it is stopped. */
  timer: runningTimerSchema.nullable(),
  program_embed: programEmbedSchema.nullable(),
  tool_config_entity: line(40).nullable(),
  tool_config_entity_uid: uid.nullable(),
  tool_config_uid: uid.nullable(),
  tool_uid: uid.nullable(),
  /** 'private' until the coach shares or finishes it; what others could read once stays readable. */
  visibility: interactionVisibilitySchema,
};

/** An observation as the server answers it. */
export const observationSchema = z.object({
  ...settings,
  revision,
  /** Whether others could read something of it so far: then it stays shared, and with whom and where it is. */
  shown: z.boolean(),
  counts_only: writtenUnderCounts,
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
 * What a coach sends; fields left out stay as they are. `revision` is the one the change is based on, 0 on the first
 * save: a repeated first save is answered as an update. Clients that know the specification's fields alone need
 * neither our uids, which they are given, nor a revision: without one a change is based on what is there. An item that
 * comes without tags retains its stored ones.
 */
export const observationDraftSchema = z.object({
  ...z.object(settings).partial().shape,
  uid: uid.nullish(),
  revision: revision.optional(),
  client: uid.optional(),
  items: z
    .array(observationItemSchema.extend({ uid: uid.nullish(), tags: itemTagsSchema.optional() }))
    .max(MAX_OBSERVATION_ITEMS, TOO_MANY_ITEMS)
    .optional(),
  /** A program without its uid is the one of that name in its organisation. */
  program_embed: programEmbedSchema.partial({ program_uid: true }).nullish(),
});
export type ObservationDraft = z.infer<typeof observationDraftSchema>;
