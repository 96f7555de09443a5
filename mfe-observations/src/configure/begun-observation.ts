import type { Observation, UserEmbed } from '@coaching/contracts';
import type { Coachee } from '@coaching/interaction-kit/coachee';
import { embedOf, newInteraction } from '@coaching/interaction-kit/settings';
import type { firstDraft } from './configuration';

interface Around {
  user: UserEmbed;
  client: Coachee;
  organization_uid: string | null;
}

/**
 * An observation that only this device knows, as the server would have made it of its first save.
 * @returns how it begins, and what that grew from: with nobody
 */
export function begunObservation(
  draft: ReturnType<typeof firstDraft>,
  { client, ...around }: Around,
): { base: Observation; mine: Observation } {
  const base: Observation = {
    ...newInteraction(draft.uid, around),
    left_name: '',
    right_name: '',
    items: [],
    tool_uid: null,
    // Where nobody has chosen, and what is usual there is not known, nobody else reads it.
    visibility: 'private',
    client: '',
    client_embed: embedOf(client),
  };
  return { base, mine: { ...base, ...draft, client: client.uid } };
}
