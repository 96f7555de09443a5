import { callApi, useSession } from '@coaching/mfe-kit';
import { UserSelect } from '@coaching/ui-kit/user-select';
import type { Ref } from 'react';
import type { Coachee } from './configuration';

const MOST_FOUND = 50;

interface CoacheeFieldProps {
  value: Coachee | null;
  onChange: (coachee: Coachee | null) => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Chooses a coachee among those this coach may coach. */
export function CoacheeField({ value, onChange, error, ref }: CoacheeFieldProps) {
  const { user } = useSession();
  const search = async (query: string, signal: AbortSignal) => {
    const page = {
      query,
      coach_uid: user.uid,
      page: 1,
      rowsPerPage: MOST_FOUND,
      sortBy: 'last_name',
      descending: false,
    } as const;
    return (await callApi('getUsers', { query: page }, { signal, quiet: true })).users;
  };
  return (
    <UserSelect
      ref={ref}
      label="Coachee"
      required
      value={value}
      onChange={onChange}
      search={search}
      error={error}
    />
  );
}
