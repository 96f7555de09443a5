import { z } from 'zod';
import { line, moment, revision, richText, uid } from '../fields';
import { programEmbedSchema } from '../identity/organization';
import { userEmbedSchema } from '../identity/user';
import { interactionVisibilitySchema, writtenUnderCounts } from '../interactions/interaction-visibility';
import { durationMinutes, runningTimerSchema } from '../interactions/running-timer';
import { MAX_EVIDENCE } from './limits';
import { pinnedRubricSchema } from './rubric';
import { rubricItemsDraftSchema, rubricItemsSchema } from './rubric-item';

/** What was scored or noted in a row or level that the version moved to does not have. */
export const leftOverScoreSchema = z.object({
  row_uid: uid,
  category_name: z.string(),
  row_name: z.string(),
  /** Name of the level that was chosen; null for none. */
  level: z.string().nullable(),
  notes: richText,
});
export type LeftOverScore = z.infer<typeof leftOverScoreSchema>;

/** How the coachee scores the same rubric. */
export const selfScoreSchema = z.object({
  items: rubricItemsSchema,
  finished_at: moment.nullable(),
  /** What of it did not fit when the instance moved to a later version; absent where all did. */
  left_over: z.array(leftOverScoreSchema).optional(),
});
export type SelfScore = z.infer<typeof selfScoreSchema>;

const settings = {
  uid,
  /** Uid of the tool, which is its rubric's. */
  tool_uid: uid,
  title: line(300),
  additional_information: richText,
  summary: richText,
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
  /** 'private' until the coach shares or finishes it. */
  visibility: interactionVisibilitySchema,
  /** Its coachee is asked to score the same rubric; neither sees the other's scores before both are finished. */
  invites_self_score: z.boolean(),
  /** Uids of observations whose tagged lines stand under their rows; for readers of the coach's notes alone. */
  evidence: z.array(uid).max(MAX_EVIDENCE),
};

/** One use of a rubric with a coachee, as the server answers it. */
export const rubricInstanceSchema = z.object({
  ...settings,
  revision,
  /** Whether others could read something of it so far: then it stays shared, and with whom and where it is. */
  shown: z.boolean(),
  counts_only: writtenUnderCounts,
  /**
   * The rubric as it is scored by: of the version it began with, in the words and the order of today until it is
   * finished, and of that day since.
   */
  rubric: pinnedRubricSchema,
  /** The rubric as it was when this began, where its words or its order are others now; null where they are not. */
  rubric_before: pinnedRubricSchema.nullable(),
  /** A later version than the one it is of, for its coach; null where there is none. */
  newer_version: z.number().int().nullable(),
  items: rubricItemsSchema,
  /** What did not fit when it moved to a later version. */
  left_over: z.array(leftOverScoreSchema),
  /**
   * The coachee's own scores: hers at all times, the coach's to read once both are finished, and with him all who may
   * read the instance; null otherwise. Until then she reads the items empty, and the rubric without its suggested steps.
   */
  self_score: selfScoreSchema.nullable(),
  /** The coach's scores are withheld from the caller until both have finished; who passes has finished, too. */
  items_withheld: z.boolean(),
  /** Uid of the coach who owns it. */
  user: uid,
  /** Uid of the coachee. */
  client: uid,
  user_embed: userEmbedSchema,
  client_embed: userEmbedSchema,
  organization_uid: uid.nullable(),
});
export type RubricInstance = z.infer<typeof rubricInstanceSchema>;

/**
 * What a coach sends; fields left out stay as they are, and so do rows that `items` leaves out. `revision` is the one
 * the change is based on, 0 on the first save; clients that know the specification's fields alone need none.
 */
export const rubricInstanceDraftSchema = z.object({
  ...z.object(settings).partial().shape,
  uid: uid.nullish(),
  revision: revision.optional(),
  items: rubricItemsDraftSchema.optional(),
  /**
   * The revision of the rubric that the items were chosen by, `rubric.revision` of what was answered: `checked` counts
   * its columns as they stood then. Left out, as they stand now.
   */
  rubric_revision: revision.optional(),
  client: uid.optional(),
  client_embed: z.object({ uid }).nullish(),
  /** A program without its uid is the one of that name in its organisation. */
  program_embed: programEmbedSchema.partial({ program_uid: true }).nullish(),
});
export type RubricInstanceDraft = z.infer<typeof rubricInstanceDraftSchema>;
