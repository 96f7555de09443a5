import { mayEditQuestion, mayReadQuestion, type OfferedQuestion } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { QuestionRecord } from './question-record';

const offered = ({ user, offer }: QuestionRecord): OfferedQuestion => ({ user, ...offer });

/** Is offered it. */
export const mayReadQuestionRow = (actor: Actor, question: QuestionRecord) =>
  mayReadQuestion(actor, offered(question));

/** May change it, delete it and bring it back. */
export const mayEditQuestionRow = (actor: Actor, question: QuestionRecord) =>
  mayEditQuestion(actor, offered(question));
