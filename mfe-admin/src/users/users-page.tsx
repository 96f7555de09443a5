import { isStaff } from '@coaching/access';
import { useSession } from '@coaching/mfe-kit';
import { useListAddress } from '@coaching/mfe-kit/list-table';
import { ContentColumn, PageHeader } from '@coaching/ui-kit';
import { AddUsersMenu } from './add-users-menu';
import { PeopleTable } from './people-table';
import { UserFilters } from './user-filters';
import { firstUsersQuery, readUsersQuery } from './users-query';

const platform = { kind: 'platform' } as const;

/** The people of the platform, where staff start: found by role, organisation and name (spec 2 section 2, Users). */
export default function UsersPage() {
  const { actor } = useSession();
  const address = useListAddress(firstUsersQuery, readUsersQuery);
  const [state, change] = address;

  return (
    <>
      <PageHeader title="Users" action={<AddUsersMenu place={platform} />} />
      <ContentColumn>
        {!isStaff(actor) && (
          <p>
            Superuser and Support see everybody here; with your role you see those who share a place with you.
          </p>
        )}
        <UserFilters state={state} onChange={(filters) => change({ ...filters, page: 1 })} />
        <PeopleTable
          place={platform}
          address={address}
          empty={
            state.organization_uid ? 'Nobody is here yet.' : 'Everybody who has an account will be here.'
          }
        />
      </ContentColumn>
    </>
  );
}
