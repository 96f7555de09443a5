import { type Move, type Placed, type Placing, placingOf, presentEmbed } from '@coaching/service-kit';
import type { ObservationRecord, Placement } from '../observation/observation-record';
import type { NamedDraft } from './named-draft';

const placing = placingOf({
  kind: 'observation',
  paths: { client: 'observation.client', program: 'observation.program_embed' },
});

const asked = ({ client, program_embed }: NamedDraft) => ({
  clients: client === undefined ? undefined : [client],
  program_embed,
});

const storedPlace = ({ client, program_embed, organization_uid }: ObservationRecord) => ({
  clients: [client],
  program_embed,
  organization_uid,
});

const placement = ({ people, ...place }: Placed): Placement => {
  const [client] = people as [Placed['people'][number]];
  return { client: client.uid, client_embed: presentEmbed(client), ...place };
};

/** With whom and where a new observation is. @throws Invalid, NotAllowed, NotFound */
export const placeNew = async (where: Placing, draft: NamedDraft): Promise<Placement> =>
  placement(await placing.placeNew(where, asked(draft)));

/** By what a draft would move an observation to another coachee or program; null when it stays. */
export const moveOf = (draft: NamedDraft, stored: ObservationRecord): Move | null =>
  placing.moveOf(asked(draft), storedPlace(stored));

/**
 * The fields by which a draft moves a stored observation; none when it stays where it is. A lane that is called after
 * its coachee is called after the new one.
 * @throws Invalid, NotAllowed, NotFound
 */
export async function placeAgain(
  where: Placing,
  draft: NamedDraft,
  stored: ObservationRecord,
): Promise<Partial<ObservationRecord>> {
  const moved = await placing.placeAgain(where, asked(draft), storedPlace(stored));
  if (!moved) return {};
  const { isWithOthers, ...place } = moved;
  if (!isWithOthers) return place;
  const placed = placement(place as Placed);
  const right_name = draft.right_name ?? stored.right_name;
  const isCalledAfterThem = right_name === stored.client_embed.username;
  return { ...placed, right_name: isCalledAfterThem ? placed.client_embed.username : right_name };
}
