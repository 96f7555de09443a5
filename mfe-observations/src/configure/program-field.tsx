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
    if (only && value?.program_uid !== only.uid) onChange(embed(only));
  }, [only, value, onChange]);

  if (!programs || programs.length === 0) return null;
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
        ...programs.map(({ uid, program_name }) => ({ value: uid, label: program_name })),
      ]}
    />
  );
}
