import type { InteractionOwnership } from '@coaching/access';
import type { InteractionHead } from '../kind';

/** What of an interaction decides who may do what with it. */
export type OwnershipSource = Pick<
  InteractionHead,
  'user' | 'client' | 'organization_uid' | 'program_embed' | 'visibility' | 'counts_only'
>;

/** Whose an interaction is, as the rules of access ask. */
export function headOwnership({
  user,
  client,
  organization_uid,
  program_embed,
  visibility,
  counts_only,
}: OwnershipSource): InteractionOwnership {
  const program_uid = program_embed?.program_uid ?? null;
  return { user, clients: [client].flat(), organization_uid, program_uid, visibility, counts_only };
}
