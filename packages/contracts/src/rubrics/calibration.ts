import { z } from 'zod';
import { line, moment, requiredLine, revision, richText, uid } from '../fields';
import { userEmbedSchema } from '../identity/user';
import { agreementSchema } from './agreement';
import { MAX_OBSERVERS } from './limits';
import { pinnedRubricSchema } from './rubric';
import { rubricItemsSchema } from './rubric-item';

/** Several observers score the same script by the same rubric, each unseen by the others until they are done. */
export const calibrationSchema = z.object({
  uid,
  revision,
  title: line(300),
  /** What was seen and heard, without names of those who were observed. */
  script: richText,
  /** Uid of the tool, which is its rubric's. */
  tool_uid: uid,
  /** As it was when the first observer began. */
  rubric: pinnedRubricSchema,
  organization_uid: uid.nullable(),
  /** Uid of who made it. */
  user: uid,
  user_embed: userEmbedSchema,
  observers: z.array(z.object({ user_embed: userEmbedSchema, finished_at: moment.nullable() })),
  /** The caller's own scores; null for who does not observe. */
  items: rubricItemsSchema.nullable(),
  finished_at: moment.nullable(),
  /** Of the observers who are done, for who is done too, and for who made it and does not observe. */
  scores: z.array(z.object({ user: uid, items: rubricItemsSchema })),
  /** Once two observers are done, for those who may see their scores. */
  agreement: agreementSchema.nullable(),
  updated_at: moment,
});
export type Calibration = z.infer<typeof calibrationSchema>;

/** A calibration in a list. */
export const calibrationRowSchema = calibrationSchema
  .omit({ script: true, rubric: true, items: true, scores: true, agreement: true })
  .extend({ rubric_name: z.string() });
export type CalibrationRow = z.infer<typeof calibrationRowSchema>;

/** What is sent of one; fields left out stay as they are. Once somebody has scored, script and rubric stay. */
export const calibrationDraftSchema = z.object({
  uid: uid.nullish(),
  revision: revision.optional(),
  title: requiredLine(300).optional(),
  script: richText.optional(),
  tool_uid: uid.optional(),
  observers: z.array(uid).max(MAX_OBSERVERS).optional(),
});
export type CalibrationDraft = z.infer<typeof calibrationDraftSchema>;
