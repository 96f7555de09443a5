import type { Program, ProgramEmbed } from '@coaching/contracts';
import { useCall, useSession } from '@coaching/mfe-kit';
import { NativeSelect } from '@coaching/ui-kit';
import { useEffect } from 'react';
import type { Coachee } from './configuration';

interface ProgramFieldProps {
  client: Coachee;
  value: ProgramEmbed | null;
  onChange: (program: ProgramEmbed | null) => void;
}

const embed = ({ uid, program_name, organization_uid }: Program): ProgramEmbed => ({
  program_uid: uid,
  program_name,
  organization_uid,
});

/** The program an observation belongs to; shown when the coachee has programs, and chosen when they have just one. */
export function ProgramField({ client, value, onChange }: ProgramFieldProps) {
  const { organization } = useSession();
  const programs = useCall(
    'getProgramsForUser',
    { params: { organization_uid: organization?.uid ?? 'none', client_uid: client.uid } },
    { enabled: organization !== null },
  ).data?.programs;
  const only = programs?.length === 1 ? programs[0] : undefined;

  useEffect(() => {
    if (only && !value) onChange(embed(only));
  }, [only, value, onChange]);

  if (!programs || programs.length === 0) return null;
  // One that the coachee has left since stays until another is chosen.
  const isLeft = value !== null && !programs.some(({ uid }) => uid === value.program_uid);
  return (
    <NativeSelect
      label="Program"
      value={value?.program_uid ?? ''}
      onChange={(event) => {
        const chosen = programs.find(({ uid }) => uid === event.currentTarget.value);
        onChange(chosen ? embed(chosen) : null);
      }}
      data={[
        ...(only ? [] : [{ value: '', label: 'No program' }]),
        ...(isLeft ? [{ value: value.program_uid, label: value.program_name }] : []),
        ...programs.map(({ uid, program_name }) => ({ value: uid, label: program_name })),
      ]}
    />
  );
}
