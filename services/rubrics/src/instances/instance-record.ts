import {
  type InteractionVisibility,
  interactionVisibilities,
  type LeftOverScore,
  type PinnedRubric,
  type ProgramEmbed,
  type UserEmbed,
} from '@coaching/contracts';
import {
  asChecked,
  type Entity,
  entityIn,
  ownershipFields,
  programStored,
  type Timing,
  timingFields,
  userEmbedStored,
  within,
} from '@coaching/service-kit';

/** What was chosen and noted in one row; rows in which nothing was are not stored. */
export interface ItemRecord {
  /** Uid of the row. */
  uid: string;
  /** Uid of the chosen column. */
  column_uid: string | null;
  not_observed: boolean;
  /** Rich text. */
  notes: string;
}

/** How the coachee scores the same rubric. */
export interface SelfScoreRecord {
  /** One more with every save; the instance's revision is its coach's alone. */
  count: number;
  items: ItemRecord[];
  left_over: LeftOverScore[];
  finished_at: Date | null;
}

/** What a coach writes. */
export interface WrittenFields extends Timing {
  title: string;
  /** Rich text. */
  additional_information: string;
  /** Rich text. */
  summary: string;
  items: ItemRecord[];
  tool_config_entity: string | null;
  tool_config_entity_uid: string | null;
  tool_config_uid: string | null;
  visibility: InteractionVisibility;
  /** Written while its organization showed its administrators counts alone, who never read it. */
  counts_only?: boolean;
  invites_self_score: boolean;
  /** Uids of observations. */
  evidence: string[];
}

/** With whom and where an instance is, as this service has verified it. */
export interface Placement {
  /** Uid of the coachee, as a list of one. */
  clients: string[];
  client_embed: UserEmbed;
  program_embed: ProgramEmbed | null;
  program_uid: string | null;
  organization_uid: string | null;
}

/** One use of a rubric as the collection `rubric_instances` holds it. */
export interface InstanceRecord extends WrittenFields, Placement, Entity {
  /** Uid of the tool, which is its rubric's. */
  tool_uid: string;
  /** Version of the rubric that it is scored by. */
  version: number;
  /** The rubric as it was when this began. */
  began: PinnedRubric;
  /** The rubric as it was when this was first finished; null before. */
  ended: PinnedRubric | null;
  /** What did not fit when it moved to a later version. */
  left_over: LeftOverScore[];
  /** Null until the coachee scores themselves. */
  self_score: SelfScoreRecord | null;
  /** What it is called unless somebody calls it otherwise. */
  default_title: string;
  /** Uid of the coach who owns it. */
  user: string;
  user_embed: UserEmbed;
  /** Whether it was ever finished. */
  finished: boolean;
  /** Whether others than its coach could read something of it so far. */
  shown: boolean;
}

/** What a coachee's save of her own scores writes. */
export type SelfScored = { self_score: SelfScoreRecord } & Pick<InstanceRecord, 'counts_only'>;

const text = { type: String, default: '' } as const;
const optionalText = { type: String, default: null } as const;

/** The schema of what was chosen and noted in one row. */
export const itemStored = within<ItemRecord>({
  uid: { type: String, required: true },
  column_uid: optionalText,
  not_observed: { type: Boolean, default: false },
  notes: text,
});

const selfScoreStored = within<SelfScoreRecord>({
  count: { type: Number, required: true },
  items: [itemStored],
  left_over: asChecked,
  finished_at: { type: Date, default: null },
});

export const instanceSchema = entityIn<InstanceRecord>('rubric_instances', {
  ...ownershipFields,
  ...timingFields,
  title: text,
  default_title: text,
  additional_information: text,
  summary: text,
  items: [itemStored],
  tool_uid: { type: String, required: true },
  tool_config_entity: optionalText,
  tool_config_entity_uid: optionalText,
  tool_config_uid: optionalText,
  visibility: { type: String, enum: interactionVisibilities, required: true },
  invites_self_score: { type: Boolean, default: false },
  evidence: [String],
  client_embed: { type: userEmbedStored, required: true },
  program_embed: { type: programStored, default: null },
  version: { type: Number, required: true },
  began: asChecked,
  ended: { type: asChecked, default: null },
  left_over: asChecked,
  self_score: { type: selfScoreStored, default: null },
  user_embed: { type: userEmbedStored, required: true },
  finished: { type: Boolean, default: false },
  shown: { type: Boolean, default: false },
});
instanceSchema.index({ user: 1 });
instanceSchema.index({ clients: 1, timestamp: -1 });
instanceSchema.index({ clients: 1, tool_uid: 1, finished: 1 });
instanceSchema.index({ organization_uid: 1, tool_uid: 1, finished: 1, timestamp: 1 });
instanceSchema.index({ program_uid: 1, tool_uid: 1, finished: 1, timestamp: 1 });
instanceSchema.index({ tool_uid: 1, finished: 1 });
instanceSchema.index({ tool_uid: 1, version: 1 });
