import type { Place } from '@coaching/access';
import type { ListedUser, Role } from '@coaching/contracts';
import { useIsShown, useSession } from '@coaching/mfe-kit';
import { type ListAddress, useList } from '@coaching/mfe-kit/list-table';
import type { ListState } from '@coaching/mfe-kit/lists';
import { EmptyState, latePart, type MenuEntry } from '@coaching/ui-kit';
import { DataTable } from '@coaching/ui-kit/data-table';
import { type ReactNode, useState } from 'react';
import { peopleQuery } from './place-entity';
import { useRemoveUser } from './use-remove-user';
import { userActions } from './user-actions';
import { userColumns, userColumnsOfPlace } from './user-columns';

const BecomeUserDialog = latePart(() => import('./become-user-dialog'));

/** A list of people, which can be narrowed to those who hold a role. */
type PeopleState = ListState & { role?: Role | undefined };

interface PeopleTableProps<State extends PeopleState> {
  place: Place;
  /** The list's state: in the page's address, or of its own within a tab. */
  address: ListAddress<State>;
  /** Said where nobody is. */
  empty?: ReactNode;
}

/** The people of a place, and what can be done with each (spec 2 section 2, Users table). */
export function PeopleTable<State extends PeopleState>({
  place,
  address,
  empty = 'Nobody is here yet.',
}: PeopleTableProps<State>) {
  const { actor } = useSession();
  const isShown = useIsShown();
  const remove = useRemoveUser(place);
  const [becoming, setBecoming] = useState<ListedUser | null>(null);
  const { table } = useList('getUsers', address, {
    rows: ({ users }) => users,
    failed: 'The users could not be loaded.',
    query: peopleQuery(place),
    filters: ['role'],
  });
  const manageAddress = (user: ListedUser) =>
    userActions(actor, place, user).manage && isShown('/user') ? `/user/${user.uid}` : undefined;

  const actions = (user: ListedUser): MenuEntry[] => {
    const may = userActions(actor, place, user);
    const interactions = `/interactions/${user.uid}`;
    const href = manageAddress(user);
    return [
      ...(may.interactions && isShown(interactions) ? [{ label: 'Interactions', href: interactions }] : []),
      ...(may.coachees && isShown('/clients') ? [{ label: 'Coachees', href: `/clients/${user.uid}` }] : []),
      ...(href ? [{ label: 'Manage User', href }] : []),
      ...(may.become ? [{ label: 'Become User', onSelect: () => setBecoming(user) }] : []),
      ...(may.remove ? [{ label: 'Remove User', danger: true, onSelect: () => void remove(user) }] : []),
    ];
  };
  return (
    <>
      <DataTable
        label="Users"
        columns={place.kind === 'platform' ? userColumns : userColumnsOfPlace}
        {...table}
        rowKey={({ uid }) => uid}
        rowName={({ username }) => username}
        rowHref={manageAddress}
        rowActions={actions}
        empty={<EmptyState>{empty}</EmptyState>}
      />
      {becoming && <BecomeUserDialog user={becoming} onClose={() => setBecoming(null)} />}
    </>
  );
}
