import type { Belonging } from '@coaching/access';
import type { Observation } from '@coaching/contracts';

/** What decides who may do what with an observation. */
export type Owned = Pick<
  Observation,
  'user' | 'client' | 'organization_uid' | 'program_embed' | 'visibility'
>;

/** Whose an observation is, as the rules of access ask. */
export function belongingOf({ user, client, organization_uid, program_embed, visibility }: Owned): Belonging {
  const program_uid = program_embed?.program_uid ?? null;
  return { user, clients: [client], organization_uid, program_uid, visibility };
}
