import { isCountsOnly } from '@coaching/access';
import { useSession } from '@coaching/mfe-kit';
import type { InteractionHead } from '../kind';
import type { Names } from './reader-names';

/** What an organisation is called, as far as the person signed in knows. */
function useOrganizationName(uid: string | null): string | null {
  const { user, organization } = useSession();
  if (organization?.uid === uid) return organization?.name ?? null;
  return user.schools.find(({ organization_uid }) => organization_uid === uid)?.organization_name ?? null;
}

interface Person {
  /** Left out of one who stands for somebody not chosen yet. */
  uid?: string;
  username: string;
}

interface Named extends Pick<InteractionHead, 'program_embed' | 'organization_uid' | 'counts_only'> {
  user_embed: { username: string };
  client_embed: Person | readonly Person[];
}

/** What the people and places of an interaction are called. */
export function useNames(interaction: Named): Names {
  const { user_embed, client_embed, program_embed, organization_uid, counts_only } = interaction;
  const organization = useOrganizationName(organization_uid);
  const { user } = useSession();
  const countsOnly = counts_only === true || isCountsOnly(user, organization_uid);
  const clients = [client_embed].flat();
  const namesOf = (people: readonly Person[]) => people.map(({ username }) => username);
  const program = program_embed?.program_name ?? null;
  return {
    coach: user_embed.username,
    coachees: namesOf(clients),
    otherCoachees: namesOf(clients.filter(({ uid }) => uid !== user.uid)),
    program,
    organization,
    countsOnly,
  };
}
