import type { Interview, ProgramEmbed } from '@coaching/contracts';
import type { OfferedPrograms } from '@coaching/interaction-kit/program';
import { useCallback, useMemo, useState } from 'react';
import { isMovable } from '../interview/read-so-far';
import { useSharedPrograms } from './use-shared-programs';

/** In which program a conversation is. */
export interface Place {
  offered: OfferedPrograms;
  /** Chosen, or preselected while none is; null for none. */
  program: ProgramEmbed | null;
  /** The conversation does not say so yet. */
  isAhead: boolean;
  /** The conversation with what is preselected, and without what its coachees are not in: goes along with each change. */
  placed(mine: Interview): Interview;
}

const uidsOf = (people: readonly { uid: string }[]) =>
  people
    .map(({ uid }) => uid)
    .sort()
    .join();

/** The place of a conversation that is set up. @param server as the server has it; null for a new one */
export function usePlace(interview: Interview, server: Interview | null): Place {
  const { template, client_embed, program_embed } = interview;
  const clients = !template && isMovable(server) ? client_embed : [];
  const found = useSharedPrograms(clients.map(({ uid }) => uid));
  const asked = uidsOf(clients);
  // The only program is preselected when coachees are chosen (spec 2 section 5): one that was there before is handed to
  // nobody by it.
  const [wasWith] = useState(server && uidsOf(server.client_embed));
  const offered = useMemo(
    () => (asked === wasWith ? { ...found, only: null } : found),
    [found, asked, wasWith],
  );
  const { only, programs } = offered;
  // One that its coachees have left since stays until another is chosen.
  const stored = server && uidsOf(server.client_embed);
  const placed = useCallback(
    (mine: Interview) => {
      const isKnown = programs && uidsOf(mine.client_embed) === asked;
      if (!isKnown) return mine;
      const { program_embed: chosen } = mine;
      const isTheirs = chosen && (asked === stored || programs.some(({ uid }) => uid === chosen.program_uid));
      return isTheirs || chosen === only ? mine : { ...mine, program_embed: only };
    },
    [only, programs, asked, stored],
  );
  const program = placed(interview).program_embed;
  return { offered, program, isAhead: program !== program_embed, placed };
}

/**
 * The conversation with others. A program that was preselected was nobody's choice: what is offered with them is
 * preselected anew.
 */
export function withCoachees(
  mine: Interview,
  client_embed: Interview['client_embed'],
  { only }: OfferedPrograms,
): Interview {
  const { program_embed } = mine;
  const isChosen = program_embed !== null && program_embed.program_uid !== only?.program_uid;
  return { ...mine, client_embed, program_embed: isChosen && client_embed.length > 0 ? program_embed : null };
}
