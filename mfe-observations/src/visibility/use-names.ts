import type { Observation } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import type { Names } from './reader-names';

/** What an organisation is called, as far as the person signed in knows. */
export function useOrganizationName(uid: string | null): string | null {
  const { user, organization } = useSession();
  if (organization?.uid === uid) return organization?.name ?? null;
  return user.schools.find(({ organization_uid }) => organization_uid === uid)?.organization_name ?? null;
}

interface Named extends Pick<Observation, 'program_embed' | 'organization_uid'> {
  user_embed: { username: string };
  client_embed: { username: string };
}

/** What the people and places of an observation are called. */
export function useNames(observation: Named): Names {
  const { user_embed, client_embed, program_embed, organization_uid } = observation;
  const organization = useOrganizationName(organization_uid);
  const program = program_embed?.program_name ?? null;
  return { coach: user_embed.username, coachee: client_embed.username, program, organization };
}
