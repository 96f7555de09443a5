import type { InteractionOwnership } from '@coaching/access';
import type { InteractionKind, Month, UserEmbed } from '@coaching/contracts';
import { ownershipFields, storedIn, userEmbedStored, within } from '@coaching/service-kit';
import { orderIndex, sortFields, wordIndex } from './interaction-indexes';

/** What lists sort and search by: lower case and without accents, made when the row is written. */
export interface InteractionKeys {
  title: string;
  client: string;
  tool: string;
  /** The words of all of the above, each once, in order. */
  words: string[];
  /** Each word for each person in it (`findIn`), so that one index finds a word in the lists of one person. */
  finds: string[];
}

/** A row of the read model, in the collection `interactions`; `clients` are in the order of `client_embeds`. */
export interface InteractionRecord extends InteractionOwnership {
  uid: string;
  /** The interaction's revision this row is from; an older word is ignored. */
  revision: number;
  deleted: false;
  title: string;
  timestamp: Date | null;
  end_timestamp: Date | null;
  /** Minutes; null means not started. */
  duration: number | null;
  entity_type: InteractionKind;
  /** When it was made; rows from before this was published lack it. */
  created_at?: Date;
  tool_uid: string | null;
  /** The tool's own name where it is known, else what kind of tool it is. */
  tool_name: string;
  user_embed: UserEmbed;
  client_embeds: UserEmbed[];
  keys: InteractionKeys;
  /** The month it is in by its organisation's clocks; null while it has no date. */
  month: Month | null;
}

/** What stays of a deleted interaction, so that an older word does not bring it back. No list finds it. */
export interface InteractionTombstone {
  uid: string;
  revision: number;
  deleted: true;
  entity_type?: InteractionKind;
  created_at?: Date;
}

const keysStored = within<InteractionKeys>({
  title: String,
  client: String,
  tool: String,
  words: [String],
  finds: [String],
});

export const interactionSchema = storedIn<InteractionRecord>('interactions', {
  ...ownershipFields,
  uid: { type: String, required: true },
  revision: { type: Number, required: true },
  deleted: { type: Boolean, required: true },
  title: String,
  timestamp: Date,
  end_timestamp: Date,
  duration: Number,
  entity_type: String,
  created_at: Date,
  tool_uid: String,
  tool_name: String,
  user_embed: userEmbedStored,
  client_embeds: [userEmbedStored],
  keys: keysStored,
  month: { type: String, default: null },
});
interactionSchema.index({ uid: 1 }, { unique: true });
// A page of a coach's or a client's list, in any order, is read from one index.
for (const whose of ['user', 'clients'] as const)
  for (const field of Object.values(sortFields)) interactionSchema.index(orderIndex(whose, field));
interactionSchema.index(wordIndex);
interactionSchema.index({ tool_uid: 1 });
interactionSchema.index({ organization_uid: 1 });
