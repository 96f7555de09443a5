import type { CallResponse, Program, ProgramEmbed } from '@coaching/contracts';
import type { OfferedPrograms } from '@coaching/interaction-kit/program';
import { callApi, callKey, useSession } from '@coaching/mfe-kit';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { onlyProgram, sharedPrograms } from './shared-programs';

const embedOf = ({ uid, program_name, organization_uid }: Program): ProgramEmbed => ({
  program_uid: uid,
  program_name,
  organization_uid,
});

/** Null while those of one of them are not known. */
const programsOfEach = (answers: UseQueryResult<CallResponse<'getProgramsForUser'>>[]) => {
  const known = answers.flatMap(({ data }) => (data ? [data.programs] : []));
  return {
    each: known.length > 0 && known.length === answers.length ? known : null,
    isLoading: answers.some(({ isLoading }) => isLoading),
  };
};

/** The programs of the organisation somebody works in that all of these coachees are in, in whichever order they are. */
export function useSharedPrograms(client_uids: readonly string[]): OfferedPrograms {
  const { organization } = useSession();
  const { each, isLoading } = useQueries({
    queries: client_uids.map((client_uid) => {
      const input = { params: { organization_uid: organization?.uid ?? 'none', client_uid } };
      return {
        queryKey: callKey('getProgramsForUser', input),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          callApi('getProgramsForUser', input, { quiet: true, signal }),
        enabled: organization !== null,
      };
    }),
    combine: programsOfEach,
  });
  const where = isLoading && organization && organization.programs.length > 0 ? organization.uid : null;
  return useMemo(() => {
    const only = each && onlyProgram(each);
    return {
      programs: each ? sharedPrograms(each) : undefined,
      toCome:
        where === null ? null : { program_uid: '', program_name: 'their program', organization_uid: where },
      only: only && embedOf(only),
    };
  }, [each, where]);
}
