import { type Question, questionVisibilityOf } from '@coaching/contracts';

/** A question of the bank as the rules of access ask. */
export const offeredQuestion = (question: Question) => ({
  user: question.user,
  visibility: questionVisibilityOf(question),
  organization_uid: (question.program_embed?.organization_uid ?? question.organization_embed?.uid) || null,
  program_uid: question.program_embed?.program_uid ?? null,
});
