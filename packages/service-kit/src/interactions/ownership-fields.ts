import { interactionVisibilities, type ProgramEmbed } from '@coaching/contracts';
import { within } from '../mongo/models';

/** `InteractionOwnership` of access as fields of schemas: whose what is stored is, and who may read it. */
export const ownershipFields = {
  user: { type: String, required: true },
  clients: [String],
  organization_uid: { type: String, default: null },
  program_uid: { type: String, default: null },
  // What was stored before there was a choice is shared.
  visibility: { type: String, enum: interactionVisibilities, default: 'shared' },
  counts_only: Boolean,
} as const;

/** The schema of what an entity stores of its program. */
export const programStored = within<ProgramEmbed>({
  program_uid: String,
  program_name: String,
  organization_uid: String,
});
