import { type CallQuery, type Role, roles } from '@coaching/contracts';
import { firstListState, readListState } from '@coaching/mfe-kit/lists';

export type UsersQuery = CallQuery<'getUsers'>;

/** How the table first appears (spec 2 section 9: users by last name). */
export const firstUsersQuery: UsersQuery = firstListState<UsersQuery['sortBy']>('last_name');

const columns: readonly UsersQuery['sortBy'][] = ['last_name', 'first_name', 'username', 'email'];

/** The table's state and filters, as its address says. */
export function readUsersQuery(search: URLSearchParams): UsersQuery {
  return { ...readPeopleQuery(search), organization_uid: search.get('organization_uid') || undefined };
}

/** The same of the people of one place, which its address does not name. */
export function readPeopleQuery(search: URLSearchParams): Omit<UsersQuery, 'organization_uid'> {
  return {
    ...readListState(search, firstUsersQuery, columns),
    role: roles.find((role: Role) => role === search.get('role')),
  };
}
