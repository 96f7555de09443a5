import { organizationCoachRoles, programCoachRoles } from '@coaching/access';
import { DEFAULT_PAGE_SIZE, type ListedUser } from '@coaching/contracts';
import { callApi } from '@coaching/mfe-kit';

/** Who may observe: those who coach or administer in the organisation or in one of its programs. */
const roles = [...new Set([...organizationCoachRoles, ...programCoachRoles])];

/** Those of an organisation who may observe, by last name, as far as the one who asks knows them. @throws ApiError, NetworkError */
export async function findObservers(
  organization_uid: string,
  query: string,
  signal: AbortSignal,
): Promise<ListedUser[]> {
  const list = {
    query,
    organization_uid,
    page: 1,
    rowsPerPage: DEFAULT_PAGE_SIZE,
    sortBy: 'last_name',
    descending: false,
  } as const;
  const found = await Promise.all(
    roles.map((role) => callApi('getUsers', { query: { ...list, role } }, { signal, quiet: true })),
  );
  const people = found.flatMap(({ users }) => users).map((user) => [user.uid, user] as const);
  return [...new Map(people).values()];
}
