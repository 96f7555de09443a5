import type { Program, ProgramEmbed } from '@coaching/contracts';
import { useCall, useSession } from '@coaching/mfe-kit';
import { useMemo } from 'react';

/** The programs an interaction with a coachee can be in. */
export interface OfferedPrograms {
  /** Undefined while they are loaded, and where there is nothing to choose. */
  programs: readonly Program[] | undefined;
  /** Stands for one while they are loaded where there may be some, so that nothing is moved when they come. */
  toCome: ProgramEmbed | null;
  /** Preselected, as there is no other (spec 2 section 5); null where there are more or none. */
  only: ProgramEmbed | null;
}

export const programEmbedOf = ({ uid, program_name, organization_uid }: Program): ProgramEmbed => ({
  program_uid: uid,
  program_name,
  organization_uid,
});

/**
 * The programs of the organisation somebody works in that a coachee is in. A preselected one is shown and goes along
 * with what a person saves: it is nobody's choice, so that by itself it is no reason to save anything.
 * @param client_uid null where no program is chosen
 */
export function usePrograms(client_uid: string | null): OfferedPrograms {
  const { organization } = useSession();
  const { data, isLoading } = useCall(
    'getProgramsForUser',
    { params: { organization_uid: organization?.uid ?? 'none', client_uid: client_uid ?? 'none' } },
    { enabled: organization !== null && client_uid !== null },
  );
  const programs = data?.programs;
  const where = isLoading && organization && organization.programs.length > 0 ? organization.uid : null;
  return useMemo(() => {
    const [first, ...others] = programs ?? [];
    const toCome =
      where === null ? null : { program_uid: '', program_name: 'their program', organization_uid: where };
    return { programs, toCome, only: first && others.length === 0 ? programEmbedOf(first) : null };
  }, [programs, where]);
}
