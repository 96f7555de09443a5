import type { Interview, ProgramEmbed } from '@coaching/contracts';
import { type OfferedPrograms, usePrograms } from '@coaching/interaction-kit/program';
import { useCallback } from 'react';
import { isMovable } from '../interview/read-so-far';

/** In which program a conversation is. */
export interface Place {
  offered: OfferedPrograms;
  /** Chosen, or preselected while none is; null for none. */
  program: ProgramEmbed | null;
  /** It is preselected, and the conversation does not say so yet. */
  isAhead: boolean;
  /** The conversation with what is preselected: what goes along with each change. */
  placed(mine: Interview): Interview;
}

/** The place of a conversation that is set up. @param server as the server has it; null for a new one */
export function usePlace(interview: Interview, server: Interview | null): Place {
  const { template, client_embed, program_embed } = interview;
  const client = (!template && isMovable(server) && client_embed[0]?.uid) || null;
  const offered = usePrograms(client);
  const { only } = offered;
  const placed = useCallback(
    (mine: Interview) =>
      only && !mine.program_embed && mine.client_embed[0]?.uid === client
        ? { ...mine, program_embed: only }
        : mine,
    [only, client],
  );
  const isAhead = only !== null && program_embed === null;
  return { offered, program: isAhead ? only : program_embed, isAhead, placed };
}
