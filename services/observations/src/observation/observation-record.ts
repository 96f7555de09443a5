import {
  type InteractionVisibility,
  type ItemTag,
  interactionVisibilities,
  type ObservationItem,
  observationItemTypes,
  type ProgramEmbed,
  type UserEmbed,
} from '@coaching/contracts';
import {
  type Entity,
  entityIn,
  programStored,
  type Timing,
  timingFields,
  userEmbedStored,
  within,
} from '@coaching/service-kit';

/** One line of the script as stored. */
export interface ItemRecord extends Omit<ObservationItem, 'timestamp' | 'tags'> {
  timestamp: Date;
  /** Absent where there never were any. */
  tags?: ItemTag[];
}

/** What a coach writes. */
export interface WrittenFields extends Timing {
  title: string;
  left_name: string;
  right_name: string;
  items: ItemRecord[];
  /** Rich text. */
  additional_information: string;
  tool_config_entity: string | null;
  tool_config_entity_uid: string | null;
  tool_config_uid: string | null;
  tool_uid: string | null;
  /** Whether others than the coach may read it. */
  visibility: InteractionVisibility;
  /** Written while its organization showed its administrators counts alone, who never read it. */
  counts_only?: boolean;
}

/** With whom and where an observation is, as this service has verified it. */
export interface Placement {
  /** Uid of the coachee. */
  client: string;
  client_embed: UserEmbed;
  program_embed: ProgramEmbed | null;
  organization_uid: string | null;
}

/** An observation as the collection `observations` holds it. */
export interface ObservationRecord extends WrittenFields, Placement, Entity {
  /** Uid of the coach who owns it. */
  user: string;
  user_embed: UserEmbed;
  /** Whether it was ever finished; finishing is announced once, also when the end is cleared and set again. */
  finished: boolean;
  /** Whether others than its coach could read something of it so far, whatever has become of that since. */
  shown: boolean;
}

const text = { type: String, default: '' } as const;
const optionalText = { type: String, default: null } as const;

const tagStored = within<ItemTag>({ rubric_uid: String, row_uid: String, row_name: String });

const itemStored = within<ItemRecord>({
  uid: { type: String, required: true },
  time: String,
  timestamp: { type: Date, required: true },
  data: String,
  ob_type: { type: String, enum: observationItemTypes },
  notes: optionalText,
  teacher_notes: optionalText,
  tags: { type: [tagStored], default: undefined },
});

export const observationSchema = entityIn<ObservationRecord>('observations', {
  title: text,
  left_name: text,
  right_name: text,
  items: [itemStored],
  additional_information: text,
  ...timingFields,
  tool_config_entity: optionalText,
  tool_config_entity_uid: optionalText,
  tool_config_uid: optionalText,
  tool_uid: optionalText,
  // What was stored before observations could be private is shared.
  visibility: { type: String, enum: interactionVisibilities, default: 'shared' },
  client: { type: String, required: true },
  client_embed: { type: userEmbedStored, required: true },
  program_embed: { type: programStored, default: null },
  organization_uid: optionalText,
  user: { type: String, required: true },
  user_embed: { type: userEmbedStored, required: true },
  finished: { type: Boolean, default: false },
  shown: { type: Boolean, default: false },
  counts_only: Boolean,
});
observationSchema.index({ user: 1 });
observationSchema.index({ client: 1, timestamp: -1 });
