import type { InteractionFacts, InteractionVisibility } from '@coaching/contracts';

/** Whose an interaction of any kind is and where it happened: all that decides who may do what with it. */
export interface InteractionOwnership {
  /** Uid of the coach. */
  user: string;
  /** Uids of the coachees. */
  clients: readonly string[];
  organization_uid: string | null;
  program_uid: string | null;
  /** Whether those it concerns may read it besides its coach. */
  visibility: InteractionVisibility;
  /**
   * Written while its organization showed its administrators counts and minutes alone: they never read it, whatever is
   * chosen later. Left out means no.
   */
  counts_only?: boolean;
}

/** Whose an interaction is, by the facts in its events; those from before there was a choice are shared. */
export const ownershipOf = ({
  user_embed,
  clients,
  organization_uid,
  program_uid,
  visibility = 'shared',
  counts_only,
}: InteractionFacts): InteractionOwnership => ({
  user: user_embed.uid,
  clients: clients.map(({ uid }) => uid),
  organization_uid,
  program_uid,
  visibility,
  ...(counts_only && { counts_only }),
});
