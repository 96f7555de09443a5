import type { QuestionVisibility, UserEmbed } from '@coaching/contracts';
import { type Entity, entityIn, plainText, userEmbedStored } from '@coaching/service-kit';
import { indexBank } from '../bank/bank';
import { type BankKeys, bankKeys, bankKeysStored } from '../bank/bank-keys';
import { offerStored } from '../bank/offer-stored';
import type { Offer } from '../bank/scopes';

export type QuestionOffer = Offer<QuestionVisibility>;

/** A question of the bank without what is made from the rest of it. */
export interface QuestionFields extends Entity {
  /** Rich text. */
  question: string;
  /** Of the words alone: one more whenever they change. */
  version: number;
  /** Uid of a category of its tool. */
  category: string | null;
  /** Uid of its tool. */
  question_type: string;
  offer: QuestionOffer;
  /** Uid of who made it. */
  user: string;
  user_embed: UserEmbed;
  /** Organisations and people for whom it is hidden. */
  hidden_orgs: string[];
}

/** A question as the collection `questions` holds it. */
export interface QuestionRecord extends QuestionFields {
  keys: BankKeys;
}

export const questionKeys = (question: QuestionFields): BankKeys =>
  bankKeys({
    tool: question.question_type,
    user: question.user,
    username: question.user_embed.username,
    category: question.category,
    offer: question.offer,
    staysOwners: false,
    text: plainText(question.question),
    deleted: question.deleted_at !== null,
  });

export const questionSchema = entityIn<QuestionRecord>('questions', {
  question: { type: String, default: '' },
  version: { type: Number, required: true },
  category: { type: String, default: null },
  question_type: { type: String, required: true },
  offer: { type: offerStored, required: true },
  user: { type: String, required: true },
  user_embed: { type: userEmbedStored, required: true },
  hidden_orgs: [String],
  keys: { type: bankKeysStored, required: true },
});
indexBank(questionSchema, ['question', 'category', 'user', 'updated_at']);
questionSchema.index({ user: 1 });
// For what comes back with a category.
questionSchema.index({ category: 1 });
