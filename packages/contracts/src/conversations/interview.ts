import { z } from 'zod';
import { line, moment, revision, richText, uid, uidOrNone } from '../fields';
import { userEmbedSchema } from '../identity/user';
import { interactionVisibilitySchema, writtenUnderCounts } from '../interactions/interaction-visibility';
import { durationMinutes, runningTimerSchema } from '../interactions/running-timer';
import { MAX_INTERVIEW_CLIENTS, MAX_INTERVIEW_QUESTIONS } from './limits';
import { questionText } from './question';
import { named, namedProgram, sentProgram } from './sent-fields';
import { favorite, starsSchema } from './stars';
import { templateFlagsSchema } from './visibility';

/** What a coachee answered before the meeting, in their own words. */
export const coacheeAnswerSchema = z.object({ client_uid: uid, answer: richText, updated_at: moment });
export type CoacheeAnswer = z.infer<typeof coacheeAnswerSchema>;

/** A conversation whose coach asks a coachee to answer before they meet. */
export const answerInvitationSchema = z.object({
  uid,
  title: z.string(),
  /** Who asks. */
  user_embed: userEmbedSchema,
  /** How many questions there are, and how many of them the coachee answered. */
  questions: z.number().int(),
  answered: z.number().int(),
});
export type AnswerInvitation = z.infer<typeof answerInvitationSchema>;

/** A question as one conversation asks it: its words are pinned, whatever becomes of the bank's. */
export const interviewQuestionSchema = z.object({
  uid,
  /** Of the bank; null for one that was written here. */
  question_uid: uid.nullable(),
  /** Which wording of the bank's this is; null for one that was written here. */
  version: z.number().int().min(1).nullable(),
  question: questionText,
  /** Uid of a category of the tool; null where it has none. */
  category: uid.nullable(),
  answer: richText,
  /** What coachees answered, those whom the caller may read. */
  coachee_answers: z.array(coacheeAnswerSchema).default([]),
});
export type InterviewQuestion = z.infer<typeof interviewQuestionSchema>;

const TOO_MANY_QUESTIONS = 'A conversation holds at most 300 questions.';
const TOO_MANY_CLIENTS = 'A conversation is held with at most 50 coachees.';

const settings = {
  uid,
  /** A template holds questions alone; conversations begin from it. */
  template: z.boolean(),
  title: line(300),
  questions: z.array(interviewQuestionSchema).max(MAX_INTERVIEW_QUESTIONS, TOO_MANY_QUESTIONS),
  additional_information: richText,
  timestamp: moment.nullable(),
  end_timestamp: moment.nullable(),
  /** Minutes; null means not started. */
  duration: durationMinutes.nullable(),
  /** Null while it is stopped. */
  timer: runningTimerSchema.nullable(),
  /** Uid of the tool it is made with. */
  interview_type: uid,
  tool_config_entity: line(40).nullable(),
  tool_config_entity_uid: uid.nullable(),
  tool_config_uid: uid.nullable(),
  tool_uid: uid.nullable(),
  /** Of conversations: 'private' until the coach shares or finishes it. */
  visibility: interactionVisibilitySchema,
  /** Its coachees are asked to write answers of their own before the meeting, as soon as they can read it. */
  invites_answers: z.boolean(),
};

/** A conversation, or a template for conversations, as the server answers it. */
export const interviewSchema = z.object({
  ...settings,
  questions: z.array(
    interviewQuestionSchema.extend({
      /** Uid of the tool. */
      question_type: uid.optional(),
      interview_uid: uid.optional(),
      /** Others than its owner read it, or are offered it. */
      shared: z.boolean().optional(),
      /** Of the bank's question, see `starsSchema`. */
      favorite: favorite.optional(),
    }),
  ),
  /** Of a template: who is offered it. Of a conversation, `program_embed` alone: where it is held. */
  ...templateFlagsSchema.shape,
  revision,
  /** Whether others could read something of it so far: then it stays shared, and with whom and where it is. */
  shown: z.boolean(),
  counts_only: writtenUnderCounts,
  /** Uid of the coach who owns it. */
  user: uid,
  user_embed: userEmbedSchema,
  /** Its coachees; none for a template. */
  client_embed: z.array(userEmbedSchema),
  organization_uid: uid.nullable(),
  /** Of a template: where it is hidden, of the places the caller may know. */
  hidden_orgs: z.array(uid),
  /** Of a template; a conversation has none. */
  ...starsSchema.shape,
});
export type Interview = z.infer<typeof interviewSchema>;

/** A template in a list. */
export const flowsheetSchema = interviewSchema
  .omit({ questions: true, additional_information: true })
  .extend({ question_count: z.number().int(), updated_at: moment });
export type Flowsheet = z.infer<typeof flowsheetSchema>;

/**
 * What a coach sends; fields left out stay as they are. `revision` is the one the change is based on, 0 on the first
 * save. Clients that know the specification's fields alone need neither our uids, which they are given, nor a
 * revision. Whoever may not edit a template may still hide it: then only `hidden_orgs` counts, and of it only the
 * caller's own places.
 */
export const interviewDraftSchema = z.object({
  ...z.object(settings).partial().shape,
  uid: uid.nullish(),
  revision: revision.optional(),
  questions: z
    .array(
      interviewQuestionSchema
        .omit({ coachee_answers: true })
        .partial({ question_uid: true, version: true })
        .extend({ uid: uid.nullish(), category: uidOrNone, answer: richText.nullish() }),
    )
    .max(MAX_INTERVIEW_QUESTIONS, TOO_MANY_QUESTIONS)
    .optional(),
  /** Coachees of a conversation. */
  client_embed: z.union([named, z.array(named).max(MAX_INTERVIEW_CLIENTS, TOO_MANY_CLIENTS)]).nullish(),
  organization_embed: named.nullish(),
  organization_draft_embed: named.nullish(),
  program_embed: sentProgram.nullish(),
  program_draft_embed: namedProgram.nullish(),
  /** Of a template: named without any who are offered it, it is its owner's alone (spec 2 section 4, Private). */
  user_embed: named.nullish(),
  system_template: z.boolean().optional(),
  system_draft_template: z.boolean().optional(),
  hidden_orgs: z.array(uid).max(200).optional(),
});
export type InterviewDraft = z.infer<typeof interviewDraftSchema>;
