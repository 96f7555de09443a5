import { type Move, type Placed, type Placing, placingOf, presentEmbed } from '@coaching/service-kit';
import type { InterviewRecord, Placement } from './interview-record';
import type { NamedInterview } from './named-draft';

const placing = placingOf({
  kind: 'interview',
  paths: { client: 'interview.client_embed', program: 'interview.program_embed' },
});

/** Where a template is: with nobody, and wherever it is offered. */
export const nowhere: Placement = {
  clients: [],
  client_embed: [],
  program_embed: null,
  program_uid: null,
  organization_uid: null,
};

const asked = ({ clients, program_embed }: NamedInterview) => ({ clients, program_embed });

const inProgram = (place: Omit<Placed, 'people'>) => ({
  ...place,
  program_uid: place.program_embed?.program_uid ?? null,
});

const placement = ({ people, ...place }: Placed): Placement => ({
  clients: people.map(({ uid }) => uid),
  client_embed: people.map(presentEmbed),
  ...inProgram(place),
});

/** With whom and where a new conversation is. @throws Invalid, NotAllowed, NotFound */
export const placeNew = async (where: Placing, draft: NamedInterview): Promise<Placement> =>
  placement(await placing.placeNew(where, asked(draft)));

/** By what a draft would move a conversation to other coachees or another program; null when it stays. */
export const moveOf = (draft: NamedInterview, stored: InterviewRecord): Move | null =>
  stored.template ? null : placing.moveOf(asked(draft), stored);

/**
 * The fields by which a draft moves a stored conversation; none when it stays where it is.
 * @throws Invalid, NotAllowed, NotFound
 */
export async function placeAgain(
  where: Placing,
  draft: NamedInterview,
  stored: InterviewRecord,
): Promise<Partial<Placement>> {
  const moved = await placing.placeAgain(where, asked(draft), stored);
  if (!moved) return {};
  const { isWithOthers, ...place } = moved;
  return isWithOthers ? placement(place as Placed) : inProgram(place);
}
