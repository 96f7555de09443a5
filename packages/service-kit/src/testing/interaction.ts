import { type InteractionFacts, newUid, type UserEmbed } from '@coaching/contracts';
import { presentEmbed } from '../people/present-embed';

/** What a domain tells of an interaction of a coach with clients; `more` says what matters. */
export function anInteraction(
  user: UserEmbed,
  clients: UserEmbed | readonly UserEmbed[],
  more: Partial<InteractionFacts> = {},
): InteractionFacts {
  return {
    uid: newUid(),
    title: 'Fractions',
    timestamp: '2026-03-02T09:00:00.000Z',
    end_timestamp: null,
    duration: 40,
    entity_type: 'observation',
    tool_uid: null,
    tool_name: 'Observation',
    visibility: 'shared',
    user_embed: presentEmbed(user),
    clients: [clients].flat().map(presentEmbed),
    organization_uid: null,
    program_uid: null,
    ...more,
  };
}
