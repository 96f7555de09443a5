import type { QuestionDraft, QuestionVisibility } from '@coaching/contracts';
import { type AskedOffer, askedOffer } from '../bank/asked-offer';
import type { QuestionOffer } from './question-record';

const flags = [
  ['system', 'system_question'],
  ['program', 'program_embed'],
  ['organization', 'organization_embed'],
] as const;

/** To whom a draft offers a question; null when it stays as it is. @param stored null for a new one */
export const askedQuestionOffer = (
  draft: Pick<QuestionDraft, (typeof flags)[number][1] | 'user_embed'>,
  stored: QuestionOffer | null,
): AskedOffer<QuestionVisibility> | null =>
  askedOffer<QuestionVisibility, (typeof flags)[number][1]>(draft, flags, stored);
