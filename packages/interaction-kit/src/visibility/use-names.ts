import { isCountsOnly } from '@coaching/access';
import { useSession } from '@coaching/mfe-kit';
import { coacheeNames } from '../facts';
import type { InteractionHead } from '../kind';
import type { Names } from './reader-names';

/** What an organisation is called, as far as the person signed in knows. */
function useOrganizationName(uid: string | null): string | null {
  const { user, organization } = useSession();
  if (organization?.uid === uid) return organization?.name ?? null;
  return user.schools.find(({ organization_uid }) => organization_uid === uid)?.organization_name ?? null;
}

interface Named extends Pick<InteractionHead, 'program_embed' | 'organization_uid'> {
  user_embed: { username: string };
  client_embed: { username: string } | readonly { username: string }[];
}

/** What the people and places of an interaction are called. */
export function useNames(interaction: Named): Names {
  const { user_embed, client_embed, program_embed, organization_uid } = interaction;
  const organization = useOrganizationName(organization_uid);
  const countsOnly = isCountsOnly(useSession().user, organization_uid);
  const program = program_embed?.program_name ?? null;
  return {
    coach: user_embed.username,
    coachee: coacheeNames(client_embed),
    program,
    organization,
    countsOnly,
  };
}
