import type { InteractionOwnership } from '@coaching/access';
import type { InteractionKind, UserEmbed } from '@coaching/contracts';
import { copied, ownershipFields, storedIn, userEmbedStored } from '@coaching/service-kit';

/** What this service knows of an observation, a conversation or a rubric instance, in the collection `tools`. */
export interface ToolCopy extends InteractionOwnership {
  uid: string;
  entity_type: InteractionKind;
  title: string;
  timestamp: Date | null;
  /** When it was made; copies from before this was published lack it. */
  created_at?: Date;
  user_embed: UserEmbed;
  /** The coachees, in the order of `clients`. */
  client_embeds: UserEmbed[];
  /** The tool's revision this copy is from; an older word is ignored. */
  revision: number;
  /** Deleted tools stay, so that an older word does not bring them back. */
  deleted: boolean;
  /** Counts what was written below the tool, so that one write at a time can be. */
  writes: number;
}

/** Whose a tool is and who is in it, as schemas say it. */
export const placeFields = {
  ...ownershipFields,
  user_embed: { type: userEmbedStored, required: true },
  client_embeds: [userEmbedStored],
} as const;

export const toolCopySchema = copied(
  storedIn<ToolCopy>('tools', {
    ...placeFields,
    uid: { type: String, required: true },
    entity_type: { type: String, required: true },
    title: { type: String, default: '' },
    timestamp: { type: Date, default: null },
    created_at: Date,
    revision: { type: Number, required: true },
    deleted: { type: Boolean, default: false },
    writes: { type: Number, default: 0 },
  }),
);
toolCopySchema.index({ uid: 1 }, { unique: true });
toolCopySchema.index({ user: 1 });
toolCopySchema.index({ clients: 1 });
