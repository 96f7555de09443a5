import { type Move, type Placed, type Placing, placingOf, presentEmbed } from '@coaching/service-kit';
import type { InstanceRecord, Placement } from './instance-record';
import type { NamedInstance } from './named-draft';

const placing = placingOf({
  kind: 'rubric_instance',
  paths: { client: 'rubric_instance.client', program: 'rubric_instance.program_embed' },
});

const asked = ({ client, program_embed }: NamedInstance) => ({
  clients: client === undefined ? undefined : [client],
  program_embed,
});

const inProgram = (place: Omit<Placed, 'people'>) => ({
  ...place,
  program_uid: place.program_embed?.program_uid ?? null,
});

/** @param people the one coachee */
export function placement({ people, ...place }: Placed): Placement {
  const [client] = people as [Placed['people'][number]];
  return { clients: [client.uid], client_embed: presentEmbed(client), ...inProgram(place) };
}

/** With whom and where a new instance is. @throws Invalid, NotAllowed, NotFound */
export const placeNew = async (where: Placing, draft: NamedInstance): Promise<Placement> =>
  placement(await placing.placeNew(where, asked(draft)));

/** By what a draft would move an instance to another coachee or program; null when it stays. */
export const moveOf = (draft: NamedInstance, stored: InstanceRecord): Move | null =>
  placing.moveOf(asked(draft), stored);

/**
 * The fields by which a draft moves a stored instance; none when it stays where it is.
 * @throws Invalid, NotAllowed, NotFound
 */
export async function placeAgain(
  where: Placing,
  draft: NamedInstance,
  stored: InstanceRecord,
): Promise<Partial<Placement>> {
  const moved = await placing.placeAgain(where, asked(draft), stored);
  if (!moved) return {};
  const { isWithOthers, ...place } = moved;
  return isWithOthers ? placement(place as Placed) : inProgram(place);
}
