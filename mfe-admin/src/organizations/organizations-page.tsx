import { hasOrganizationRole, isStaff, mayManageOrganizations } from '@coaching/access';
import type { ListedOrganization } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { useList, useListAddress } from '@coaching/mfe-kit/list-table';
import { firstListState, type ListState, readListState } from '@coaching/mfe-kit/lists';
import { Button, ContentColumn, EmptyState, Link, PageHeader } from '@coaching/ui-kit';
import { type Column, DataTable } from '@coaching/ui-kit/data-table';
import { Navigate } from 'react-router';

const sorts = ['name', 'short_name', 'region'] as const;
type Query = ListState<(typeof sorts)[number]>;

const first: Query = firstListState<(typeof sorts)[number]>('name');
const read = (search: URLSearchParams): Query => readListState(search, first, sorts);

const columns: readonly Column<ListedOrganization>[] = [
  { id: 'name', label: 'Name', sortable: true, isLink: true, cell: ({ name }) => name },
  { id: 'short_name', label: 'Short name', sortable: true, cell: ({ short_name }) => short_name },
  { id: 'region', label: 'Region', sortable: true, cell: ({ region }) => region },
];

const addressOf = ({ uid }: ListedOrganization) => `/organization/${uid}`;

/** The organisations of staff; who administers the organisation they work in comes to it at once (spec 1, Side menu). */
export default function OrganizationsPage() {
  const { actor } = useSession();
  const { organization_uid } = actor;
  if (
    organization_uid &&
    !isStaff(actor) &&
    hasOrganizationRole(actor, organization_uid, 'Organization Admin')
  )
    return <Navigate to={`/organization/${organization_uid}`} replace />;
  return <OrganizationsList />;
}

function OrganizationsList() {
  const { actor } = useSession();
  const { table } = useList('getOrganizations', useListAddress(first, read), {
    rows: ({ organizations }) => organizations,
    failed: 'The organizations could not be loaded.',
  });
  return (
    <>
      <PageHeader
        title="Organizations"
        action={
          mayManageOrganizations(actor) && (
            <Button component={Link} href="/organization_new">
              New Organization
            </Button>
          )
        }
      />
      <ContentColumn>
        <DataTable
          label="Organizations"
          columns={columns}
          {...table}
          rowKey={({ uid }) => uid}
          rowHref={addressOf}
          rowName={({ name }) => name}
          rowActions={(organization) => [{ label: 'Manage Organization', href: addressOf(organization) }]}
          empty={<EmptyState>Organizations will be here once there are any.</EmptyState>}
        />
      </ContentColumn>
    </>
  );
}
