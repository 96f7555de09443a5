import type { ProgramEmbed } from '@coaching/contracts';
import { NativeSelect } from '@coaching/ui-kit';
import { type OfferedPrograms, programEmbedOf } from './use-programs';

interface ProgramFieldProps {
  offered: OfferedPrograms;
  /** What is chosen or preselected. */
  value: ProgramEmbed | null;
  /** Called with what a person chooses. */
  onChange: (program: ProgramEmbed | null) => void;
}

/** The program an interaction belongs to; shown when the coachee has programs. */
export function ProgramField({ offered, value, onChange }: ProgramFieldProps) {
  const { programs = [], toCome, only } = offered;
  if (programs.length === 0 && !toCome) return null;
  // One that the coachee has left since stays until another is chosen.
  const isLeft = value !== null && !programs.some(({ uid }) => uid === value.program_uid);
  return (
    <NativeSelect
      label="Program"
      disabled={toCome !== null}
      value={value?.program_uid ?? ''}
      onChange={(event) => {
        const chosen = programs.find(({ uid }) => uid === event.currentTarget.value);
        onChange(chosen ? programEmbedOf(chosen) : null);
      }}
      data={[
        ...(only ? [] : [{ value: '', label: toCome ? '' : 'No program' }]),
        ...(isLeft ? [{ value: value.program_uid, label: value.program_name }] : []),
        ...programs.map(({ uid, program_name }) => ({ value: uid, label: program_name })),
      ]}
    />
  );
}
