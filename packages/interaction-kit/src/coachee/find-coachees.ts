import { DEFAULT_PAGE_SIZE } from '@coaching/contracts';
import { callApi } from '@coaching/mfe-kit';

/** What coachees are looked for by. */
interface CoacheeQuery {
  query: string;
  page?: number;
  organization_uid?: string;
  program_uid?: string;
}

/** A page of those whom a coach may coach, by last name. @throws ApiError, NetworkError */
export function findCoachees(coach_uid: string, { page = 1, ...wanted }: CoacheeQuery, signal: AbortSignal) {
  const query = {
    ...wanted,
    coach_uid,
    page,
    rowsPerPage: DEFAULT_PAGE_SIZE,
    sortBy: 'last_name',
    descending: false,
  } as const;
  return callApi('getUsers', { query }, { signal, quiet: true });
}
