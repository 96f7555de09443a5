import { z } from 'zod';
import { defineCall, done } from '../call';
import { moment, richText, uid } from '../fields';
import { listQuery, orFallback } from '../paging';
import { recycleBinCallsOf } from '../recycle-bin/calls';
import { searchTotal } from '../search-total';
import { configEntities } from '../tools/tool-set-owner';
import { answerInvitationSchema, flowsheetSchema, interviewDraftSchema, interviewSchema } from './interview';
import { questionText } from './question';
import { questionCalls } from './question-calls';
import { interviewUpdateSchema } from './updates';

const interview = z.object({ interview: interviewSchema });

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
    summary:
      "A coachee's own answer to one question, while the coach invites it; one that was saved elsewhere meanwhile is answered with 409.",
    params: z.object({ uid }),
    body: z.strictObject({
      question_uid: uid,
      answer: richText,
      /** `updated_at` of the answer that this one was written over; null of none. Left out, the last word counts. */
      based_on: moment.nullable().optional(),
    }),
    response: interview,
  }),
  getAnswerInvitations: defineCall({
    method: 'GET',
    path: '/answer_invitations',
    owner: 'conversations',
    audience: 'signed-in',
    summary:
      'The conversations whose coach asks the caller to answer before they meet, and in which an answer is still missing; the latest first.',
    response: z.object({ invitations: z.array(answerInvitationSchema) }),
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
      filtering: orFallback(z.enum(templateFilters), 'all'),
      hidden: orFallback(z.stringbool(), false),
    }),
    response: z.object({ flowsheets: z.array(flowsheetSchema), ...searchTotal }),
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

const bin = recycleBinCallsOf('conversations');

export const conversationCalls = {
  ...interviewCalls,
  ...templateCalls,
  ...questionCalls,
  listConversationsBin: bin.list,
  previewConversationsBin: bin.preview,
  restoreConversationsBin: bin.restore,
} as const;
