import { z } from 'zod';
import { defineCall, done } from '../call';
import { uid } from '../fields';
import { programEmbedSchema } from '../identity/organization';
import { userEmbedSchema } from '../identity/user';
import { listQuery, orFallback, orNothing } from '../paging';
import { searchTotal } from '../search-total';
import { MAX_PASTED_QUESTIONS } from './limits';
import { questionOfferers } from './offering';
import { questionDraftSchema, questionSchema, questionText, usesSchema } from './question';
import { favorite, starsSchema } from './stars';

const question = z.object({ question: questionSchema });

/** The calls of the bank of questions, and of its stars. */
export const questionCalls = {
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
      hidden: orFallback(z.stringbool(), false),
    }),
    response: z.object({ questions: z.array(questionSchema), ...searchTotal }),
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
      categories: z.array(
        z.object({
          uid,
          questions: z.number().int(),
          /** How many more there are that the caller is not offered; told to who may delete the category. */
          others: z.number().int(),
          uses: usesSchema,
        }),
      ),
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
