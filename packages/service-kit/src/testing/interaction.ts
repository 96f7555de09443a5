import {
  type InteractionFacts,
  type InteractionKind,
  interactionKinds,
  newUid,
  type UserEmbed,
} from '@coaching/contracts';
import { presentEmbed } from '../people/user-embed';
import type { Announcement } from '../service';

/** What a domain publishes of an interaction of a coach with clients; `more` says what matters. */
export function anInteraction(
  user: UserEmbed,
  clients: UserEmbed | readonly UserEmbed[],
  more: Partial<InteractionFacts> = {},
): InteractionFacts {
  const { entity_type = 'observation' } = more;
  return {
    uid: newUid(),
    title: 'Fractions',
    timestamp: '2026-03-02T09:00:00.000Z',
    end_timestamp: null,
    duration: 40,
    entity_type,
    tool_uid: null,
    tool_name: interactionKinds[entity_type].tool_type,
    visibility: 'shared',
    user_embed: presentEmbed(user),
    clients: [clients].flat().map(presentEmbed),
    organization_uid: null,
    tool_config_uid: null,
    tool_config_entity_uid: null,
    program_uid: null,
    ...more,
  };
}

/** The event of an interaction of any kind as it is at a revision. */
export const interactionUpdated = (
  interaction: InteractionFacts,
  revision: number,
): Announcement<`${InteractionKind}.updated`> => ({
  type: `${interaction.entity_type}.updated`,
  entity_uid: interaction.uid,
  revision,
  data: { interaction },
});

/** The event of its first end. */
export const interactionFinished = (
  interaction: InteractionFacts,
  revision: number,
): Announcement<`${InteractionKind}.finished`> => ({
  ...interactionUpdated(interaction, revision),
  type: `${interaction.entity_type}.finished`,
});

/** The event of its deletion, by the change that made this revision. */
export const interactionDeleted = (
  { uid, entity_type }: Pick<InteractionFacts, 'uid' | 'entity_type'>,
  revision: number,
): Announcement<`${InteractionKind}.deleted`> => ({
  type: `${entity_type}.deleted`,
  entity_uid: uid,
  revision,
  data: { uid },
});
