import { DEFAULT_PAGE_SIZE, initialsOf } from '@coaching/contracts';
import { callApi } from '@coaching/mfe-kit';
import type { SelectableUser } from '@coaching/ui-kit/user-select';
import type { NamedOwner } from './tool-set-owner';

/** Somebody who has tool sets, as found by name. */
export interface FoundOwner extends SelectableUser {
  owner: NamedOwner;
}

const page = { page: 1, rowsPerPage: DEFAULT_PAGE_SIZE, descending: false } as const;

/** Organisations whose name the words fit. @throws ApiError, NetworkError */
async function findOrganizations(query: string, signal: AbortSignal): Promise<FoundOwner[]> {
  const asked = { query: { ...page, query, sortBy: 'name' as const } };
  const { organizations } = await callApi('getOrganizations', asked, { signal, quiet: true });
  return organizations.map(({ uid, name, logo }) => ({
    uid,
    username: name,
    initials: initialsOf(name, ''),
    picture: logo,
    email: 'Organization',
    owner: { config_entity: 'Organization', config_uid: uid, name },
  }));
}

/** Coaches without an organisation whom the words fit, who have tool sets of their own. @throws ApiError, NetworkError */
export async function findCoaches(query: string, signal: AbortSignal): Promise<FoundOwner[]> {
  const asked = { query: { ...page, query, sortBy: 'last_name' as const, role: 'Coach' as const } };
  const { users } = await callApi('getUsers', asked, { signal, quiet: true });
  return users
    .filter(({ roles = [], schools = [] }) => roles.includes('Coach') && schools.length === 0)
    .map((user) => ({
      ...user,
      owner: { config_entity: 'User', config_uid: user.uid, name: user.username },
    }));
}

/** Whose tool sets there are, by name: organisations first. @throws ApiError, NetworkError */
export async function findOwners(query: string, signal: AbortSignal): Promise<FoundOwner[]> {
  return (await Promise.all([findOrganizations(query, signal), findCoaches(query, signal)])).flat();
}
