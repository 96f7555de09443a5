import {
  type InteractionVisibility,
  type InterviewQuestion,
  interactionVisibilities,
  type ProgramEmbed,
  type TemplateVisibility,
  type UserEmbed,
} from '@coaching/contracts';
import {
  type Entity,
  entityIn,
  ownershipFields,
  programStored,
  type Timing,
  timingFields,
  userEmbedStored,
  within,
} from '@coaching/service-kit';
import { indexBank } from '../bank/bank';
import { type BankKeys, bankKeys, bankKeysStored } from '../bank/bank-keys';
import { offerStored } from '../bank/offer-stored';
import type { Offer } from '../bank/scopes';

export type TemplateOffer = Offer<TemplateVisibility>;

/** A question as it is stored; what coachees answer themselves is apart. */
export type QuestionOfInterview = Omit<InterviewQuestion, 'coachee_answers'>;

/** What a coach writes. */
export interface WrittenFields extends Timing {
  title: string;
  questions: QuestionOfInterview[];
  /** Rich text. */
  additional_information: string;
  tool_config_entity: string | null;
  tool_config_entity_uid: string | null;
  tool_config_uid: string | null;
  /** Of conversations: whether others than the coach may read it. */
  visibility: InteractionVisibility;
  /** Written while its organization showed its administrators counts alone, who never read it. */
  counts_only?: boolean;
  /** Its coachees are asked for answers of their own. */
  invites_answers: boolean;
}

/** With whom and where a conversation is, as this service has verified it. */
export interface Placement {
  /** Uids of the coachees. */
  clients: string[];
  client_embed: UserEmbed[];
  program_embed: ProgramEmbed | null;
  program_uid: string | null;
  organization_uid: string | null;
}

/** A conversation or template without what is made from the rest of it. */
export interface InterviewFields extends WrittenFields, Placement, Entity {
  template: boolean;
  /** Uid of the tool it is made with. */
  interview_type: string;
  /** What it is called unless somebody calls it otherwise. */
  default_title: string;
  /** Uid of the coach who owns it. */
  user: string;
  user_embed: UserEmbed;
  /** Whether it was ever finished. */
  finished: boolean;
  /** Whether others than its coach could read something of it so far. */
  shown: boolean;
  /** To whom a template is offered; null for conversations. */
  offer: TemplateOffer | null;
  /** Organisations and people for whom a template is hidden. */
  hidden_orgs: string[];
}

/** A conversation or template as the collection `interviews` holds it. */
export interface InterviewRecord extends InterviewFields {
  /** Of templates; conversations are in no list here. */
  keys: BankKeys;
}

const noKeys: BankKeys = { places: [], finds: [], text: '', order: '', user: '' };

export const interviewKeys = (interview: InterviewFields): BankKeys =>
  interview.offer
    ? bankKeys({
        tool: interview.interview_type,
        user: interview.user,
        username: interview.user_embed.username,
        category: null,
        offer: interview.offer,
        staysOwners: true,
        text: interview.title,
        deleted: interview.deleted_at !== null,
      })
    : noKeys;

const text = { type: String, default: '' } as const;
const optionalText = { type: String, default: null } as const;

const questionStored = within<QuestionOfInterview>({
  uid: { type: String, required: true },
  question_uid: optionalText,
  version: { type: Number, default: null },
  question: text,
  category: optionalText,
  answer: text,
});

export const interviewSchema = entityIn<InterviewRecord>('interviews', {
  ...ownershipFields,
  ...timingFields,
  template: { type: Boolean, required: true },
  title: text,
  default_title: text,
  questions: [questionStored],
  additional_information: text,
  interview_type: { type: String, required: true },
  tool_config_entity: optionalText,
  tool_config_entity_uid: optionalText,
  tool_config_uid: optionalText,
  visibility: { type: String, enum: interactionVisibilities, required: true },
  invites_answers: { type: Boolean, default: false },
  client_embed: [userEmbedStored],
  program_embed: { type: programStored, default: null },
  user_embed: { type: userEmbedStored, required: true },
  finished: { type: Boolean, default: false },
  shown: { type: Boolean, default: false },
  offer: { type: offerStored, default: null },
  hidden_orgs: [String],
  keys: { type: bankKeysStored, required: true },
});
indexBank(interviewSchema, ['title', 'user', 'updated_at']);
interviewSchema.index({ user: 1 });
interviewSchema.index({ clients: 1, timestamp: -1 });
interviewSchema.index({ 'questions.question_uid': 1, template: 1 });
interviewSchema.index({ 'questions.category': 1, template: 1 });
