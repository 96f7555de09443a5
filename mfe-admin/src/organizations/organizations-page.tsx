import { hasOrganizationRole, isStaff, mayManageOrganizations } from '@coaching/access';
import type { ListedOrganization, User } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { useList, useListAddress } from '@coaching/mfe-kit/list-table';
import { firstListState, type ListState, readListState } from '@coaching/mfe-kit/lists';
import { Anchor, Button, ContentColumn, EmptyState, Link, PageHeader } from '@coaching/ui-kit';
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

/**
 * The organisations of staff; who looks after the organisation they work in, or a program of it, comes to it at once
 * (spec 1, Side menu).
 */
export default function OrganizationsPage() {
  const { actor, user } = useSession();
  const { organization_uid } = actor;
  if (isStaff(actor) || !organization_uid) return <OrganizationsList />;
  if (hasOrganizationRole(actor, organization_uid, 'Organization Admin', 'Billing'))
    return <Navigate to={`/organization/${organization_uid}`} replace />;
  const school = user.schools.find((each) => each.organization_uid === organization_uid);
  const programs = school?.programs.filter(({ roles }) => roles.includes('Program Admin')) ?? [];
  if (programs.length === 0) return <OrganizationsList />;
  return <OwnPrograms organization_uid={organization_uid} programs={programs} />;
}

/** The programs that somebody administers: the only one at once. */
function OwnPrograms({
  organization_uid,
  programs,
}: Pick<User['schools'][number], 'organization_uid' | 'programs'>) {
  const addressOf = (uid: string) => `/organization/${organization_uid}/program/${uid}`;
  if (programs.length === 1) return <Navigate to={addressOf(programs[0]!.program_uid)} replace />;
  return (
    <>
      <PageHeader title="Programs" />
      <ContentColumn>
        <ul aria-label="Programs">
          {programs.map(({ program_uid, program_name }) => (
            <li key={program_uid}>
              <Anchor component={Link} href={addressOf(program_uid)}>
                {program_name}
              </Anchor>
            </li>
          ))}
        </ul>
      </ContentColumn>
    </>
  );
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
