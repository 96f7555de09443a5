import { z } from 'zod';
import { defineCall, done } from '../call';
import { richText, uid } from '../fields';
import { programEmbedSchema } from '../identity/organization';
import { userEmbedSchema } from '../identity/user';
import { listQuery, orNothing } from '../paging';
import { recycleBinCallsOf } from '../recycle-bin/calls';
import { configEntities } from '../tools/tool-set';
import { flowsheetSchema, interviewDraftSchema, interviewSchema } from './interview';
import { MAX_PASTED_QUESTIONS } from './limits';
import { questionDraftSchema, questionSchema, questionText, usesSchema } from './question';
import { favorite, starsSchema } from './stars';
import { interviewUpdateSchema } from './updates';
import { questionOfferers } from './visibility';

const interview = z.object({ interview: interviewSchema });
const question = z.object({ question: questionSchema });
const total = z.number().int();
/** A search has more hits than were counted one by one: `total` is one more than those, and there may be others. */
const more = z.literal(true).optional();

/** Which templates are listed: those one is offered, one's own, or by who is offered them. */
export const templateFilters = ['all', 'mine', 'organization', 'program', 'system', 'draft'] as const;

const interviewCalls = {
  getInterview: defineCall({
    method: 'GET',
    path: '/interview/:uid',
    owner: 'conversations',
    audience: 'signed-in',
    summary: 'One conversation for those it concerns, or one template for those who are offered it.',
    params: z.object({ uid }),
    response: interview,
  }),
  saveInterview: defineCall({
    method: 'POST',
    path: '/interview',
    owner: 'conversations',
    audience: 'signed-in',
    summary:
      'Create or change a conversation or template; 409 with the current one when the revision is stale.',
    body: z.strictObject({ interview: interviewDraftSchema }),
    response: interview,
  }),
  deleteInterview: defineCall({
    method: 'DELETE',
    path: '/interview/:uid',
    owner: 'conversations',
    audience: 'signed-in',
    summary: 'Move a conversation or template to the recycle bin.',
    params: z.object({ uid }),
    response: done,
  }),
  undeleteInterview: defineCall({
    method: 'POST',
    path: '/interview/:uid/undelete',
    owner: 'conversations',
    audience: 'signed-in',
    summary: 'Take it out of the recycle bin, with its action steps; once more changes nothing.',
    params: z.object({ uid }),
    response: interview,
  }),
  followInterview: defineCall({
    method: 'GET',
    path: '/interview/:uid/live',
    owner: 'conversations',
    audience: 'signed-in',
    summary: 'One conversation as it grows, as server-sent events, for whoever may read it.',
    params: z.object({ uid }),
    response: interviewUpdateSchema,
    answersEvents: true,
  }),
  getInterviewToolConfig: defineCall({
    method: 'GET',
    path: '/interview_tool_config/:id',
    owner: 'conversations',
    audience: 'signed-in',
    summary: 'The tool set in which a conversation tool is made, for those who are offered it.',
    params: z.object({ id: uid }),
    response: z.object({
      tool_config_entity: z.enum(configEntities),
      tool_config_entity_uid: uid,
      tool_config_uid: uid,
    }),
  }),
  saveCoacheeAnswer: defineCall({
    method: 'POST',
    path: '/interview/:uid/coachee_answer',
    owner: 'conversations',
    audience: 'signed-in',
    inPerson: true,
    summary: "A coachee's own answer to one question, while the coach invites it; the last word counts.",
    params: z.object({ uid }),
    body: z.strictObject({ question_uid: uid, answer: richText }),
    response: interview,
  }),
  getLastAnswers: defineCall({
    method: 'GET',
    path: '/interview/:uid/last_answers',
    owner: 'conversations',
    audience: 'signed-in',
    summary:
      "Of a conversation's questions, what each of its coachees was noted to answer last time, where the caller may read it.",
    params: z.object({ uid }),
    response: z.object({
      answers: z.array(
        z.object({
          question_uid: uid,
          answer: richText,
          interview_uid: uid,
          title: z.string(),
          timestamp: z.string(),
          /** Whose last answer it is, of the conversation's coachees. */
          client_uids: z.array(uid),
        }),
      ),
    }),
  }),
  getNewerWording: defineCall({
    method: 'GET',
    path: '/interview/:uid/newer_wording',
    owner: 'conversations',
    audience: 'signed-in',
    summary: "Of a conversation's or template's questions, those the bank has newer words for.",
    params: z.object({ uid }),
    response: z.object({
      wordings: z.array(z.object({ question_uid: uid, question: questionText, version: z.number().int() })),
    }),
  }),
} as const;

const templateCalls = {
  getInterviewTemplates: defineCall({
    method: 'GET',
    path: '/interview_templates/:id',
    owner: 'conversations',
    audience: 'signed-in',
    summary: "A tool's templates that the caller is offered or may edit.",
    params: z.object({ id: uid }),
    query: listQuery(['favorite', 'title', 'user', 'updated_at'], true).extend({
      filtering: orNothing(z.enum(templateFilters)).transform((filter) => filter ?? 'all'),
      hidden: orNothing(z.stringbool()).transform((isHidden) => isHidden ?? false),
    }),
    response: z.object({ flowsheets: z.array(flowsheetSchema), total, more }),
  }),
  copyInterviewTemplate: defineCall({
    method: 'POST',
    path: '/interview_template/:uid/copy',
    owner: 'conversations',
    audience: 'signed-in',
    summary:
      "A template's questions as a new private template of the caller's own; sent again with the copy's uid it makes no second one.",
    params: z.object({ uid }),
    body: z
      .strictObject({
        /** Of the copy. */
        uid: uid.optional(),
      })
      .default({}),
    response: interview,
  }),
} as const;

const questionCalls = {
  getQuestions: defineCall({
    method: 'GET',
    path: '/questions',
    owner: 'conversations',
    audience: 'signed-in',
    summary: "A tool's question bank, as far as the caller is offered it; best matches first when searched.",
    query: listQuery(['favorite', 'question', 'category', 'user', 'updated_at'], true).extend({
      category: orNothing(uid),
      /** Uid of the tool. */
      question_type: uid,
      organization_uid: orNothing(uid),
      /** Those that one person made. */
      user_uid: orNothing(uid),
      /** Those of what the caller is offered that the organisation, a program of it or the platform offers. */
      offered: z.enum(questionOfferers).optional(),
      /** Of `offered` by a program, which one. */
      program_uid: uid.optional(),
      favorites: z.stringbool().default(false),
      hidden: orNothing(z.stringbool()).transform((isHidden) => isHidden ?? false),
    }),
    response: z.object({ questions: z.array(questionSchema), total, more }),
  }),
  getQuestionOwners: defineCall({
    method: 'GET',
    path: '/question_owners/:question_type',
    owner: 'conversations',
    audience: 'signed-in',
    summary: "Whose questions there are among those of a tool's bank that the caller is offered.",
    params: z.object({ question_type: uid }),
    response: z.object({
      owners: z.object({
        /** Who made some, by name. */
        users: z.array(userEmbedSchema),
        /** The organisation that the caller works in offers some. */
        organization: z.boolean(),
        /** Programs that offer some. */
        programs: z.array(programEmbedSchema),
        system: z.boolean(),
      }),
    }),
  }),
  saveQuestion: defineCall({
    method: 'POST',
    path: '/question',
    owner: 'conversations',
    audience: 'signed-in',
    summary: 'Create, change, hide or unhide a question of the bank.',
    body: z.strictObject({ question: questionDraftSchema }),
    response: question,
  }),
  saveQuestions: defineCall({
    method: 'POST',
    path: '/questions',
    owner: 'conversations',
    audience: 'signed-in',
    summary: 'Many new questions at once, all or none; sent again, those that are there stay.',
    body: z.strictObject({ questions: z.array(questionDraftSchema).min(1).max(MAX_PASTED_QUESTIONS) }),
    response: z.object({ questions: z.array(questionSchema) }),
  }),
  findNearDuplicates: defineCall({
    method: 'POST',
    path: '/questions/near_duplicates',
    owner: 'conversations',
    audience: 'signed-in',
    summary:
      "For each of some texts the words of a question that says nearly the same, of a tool's bank as far as the caller is offered it or of the texts before it; null for none.",
    body: z.strictObject({
      /** Uid of the tool. */
      question_type: uid,
      /** HTML or plain text. */
      questions: z.array(questionText).min(1).max(MAX_PASTED_QUESTIONS),
    }),
    response: z.object({ duplicates: z.array(z.string().nullable()) }),
  }),
  deleteQuestion: defineCall({
    method: 'DELETE',
    path: '/question/:id',
    owner: 'conversations',
    audience: 'signed-in',
    summary: 'Move a question of the bank to the recycle bin; conversations and templates keep its words.',
    params: z.object({ id: uid }),
    response: done,
  }),
  undeleteQuestion: defineCall({
    method: 'POST',
    path: '/question/:uid/undelete',
    owner: 'conversations',
    audience: 'signed-in',
    summary: 'Take a question out of the recycle bin; once more changes nothing.',
    params: z.object({ uid }),
    response: question,
  }),
  getQuestionUses: defineCall({
    method: 'GET',
    path: '/question/:uid/uses',
    owner: 'conversations',
    audience: 'signed-in',
    summary: 'In how many templates and conversations a question of the bank is used.',
    params: z.object({ uid }),
    response: z.object({ uses: usesSchema }),
  }),
  getCategoryUses: defineCall({
    method: 'GET',
    path: '/question_categories/:question_type',
    owner: 'conversations',
    audience: 'signed-in',
    summary: "A tool's categories by the questions the caller is offered in each, and where these are used.",
    params: z.object({ question_type: uid }),
    response: z.object({
      categories: z.array(z.object({ uid, questions: z.number().int(), uses: usesSchema })),
    }),
  }),
  updateFavorite: defineCall({
    method: 'POST',
    path: '/update_favorite',
    owner: 'conversations',
    audience: 'signed-in',
    summary:
      "Give or take a question's or template's star, for oneself or by those who may for the organisation.",
    body: z.strictObject({
      uid,
      favorite_type: z.enum(['question', 'template']),
      favorite_entity: z.enum(['User', 'Organization']),
      /** Uid of the person or the organisation. */
      favorite_uid: uid,
      favorite_value: favorite,
    }),
    response: starsSchema.extend({ uid }),
  }),
} as const;

const bin = recycleBinCallsOf('conversations');

export const conversationCalls = {
  ...interviewCalls,
  ...templateCalls,
  ...questionCalls,
  listConversationsBin: bin.list,
  previewConversationsBin: bin.preview,
  restoreConversationsBin: bin.restore,
} as const;
