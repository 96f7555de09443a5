import { z } from 'zod';
import { moment, revision, richText, uid, uidOrNone } from '../fields';
import { userEmbedSchema } from '../identity/user';
import { MAX_QUESTION_LENGTH } from './limits';
import { named, namedProgram } from './sent-fields';
import { starsSchema } from './stars';
import { questionFlagsSchema } from './visibility';

/** What is asked, as HTML. */
export const questionText = richText.max(MAX_QUESTION_LENGTH, 'This question is too long.');

/** A question of the bank as somebody who is offered it sees it. */
export const questionSchema = z.object({
  uid,
  /** The same, under the name that conversations have it by. */
  question_uid: uid,
  revision,
  /** Of the words alone: one more whenever the question is worded anew. */
  version: z.number().int().min(1),
  question: questionText,
  /** Uid of a category of its tool; null where the tool has none. */
  category: uid.nullable(),
  /** Uid of the tool whose bank it is in. */
  question_type: uid,
  /** Uid of who made it. */
  user: uid,
  user_embed: userEmbedSchema,
  ...questionFlagsSchema.shape,
  /** Others than its owner are offered it. */
  shared: z.boolean(),
  /** Where it is hidden, of the places the caller may know: the organisation they work in and they themselves. */
  hidden_orgs: z.array(uid),
  ...starsSchema.shape,
  updated_at: moment,
});
export type Question = z.infer<typeof questionSchema>;

/**
 * What is sent of a question; fields left out stay as they are. Whoever may not edit it may still hide it: then only
 * `hidden_orgs` counts, and of it only the caller's own places.
 */
export const questionDraftSchema = z.object({
  uid: uid.nullish(),
  revision: revision.optional(),
  question: questionText.optional(),
  category: uidOrNone,
  question_type: uid.optional(),
  organization_embed: named.nullish(),
  program_embed: namedProgram.nullish(),
  /** Named without any who are offered it, it is its owner's alone (spec 2 section 4). */
  user_embed: named.nullish(),
  system_question: z.boolean().optional(),
  hidden_orgs: z.array(uid).max(200).optional(),
});
export type QuestionDraft = z.infer<typeof questionDraftSchema>;

/** Where something of the bank is used. */
export const usesSchema = z.object({ templates: z.number().int(), conversations: z.number().int() });
export type Uses = z.infer<typeof usesSchema>;
