import { isStaff, mayReadAudit } from '@coaching/access';
import { apiBase, searchParams, useCall, useSession } from '@coaching/mfe-kit';
import { useList, useListAddress } from '@coaching/mfe-kit/list-table';
import { Button, ContentColumn, EmptyState, PageHeader, useMediaQuery } from '@coaching/ui-kit';
import { DataTable } from '@coaching/ui-kit/data-table';
import { useMemo } from 'react';
import { auditColumnsWith } from './audit-columns';
import { firstAuditQuery, readAuditQuery } from './audit-query';
import { useOrganizationOf } from './use-organization-of';

/** What was done to accounts and places: of an organisation for its administrators, of all for staff. */
export default function AuditPage() {
  const { actor } = useSession();
  const address = useListAddress(firstAuditQuery, readAuditQuery);
  const [{ organization_uid: asked, query, event }] = address;
  const organization_uid = asked ?? (isStaff(actor) ? undefined : (actor.organization_uid ?? undefined));
  const isAllowed = mayReadAudit(actor, organization_uid ?? null);
  const id = organization_uid ?? '';
  const named = useCall(
    'getOrganization',
    { params: { id } },
    { quiet: true, enabled: isAllowed && id !== '' },
  );
  const { table } = useList('getAudit', address, {
    rows: ({ entries }) => entries,
    failed: 'The audit log could not be loaded.',
    query: { organization_uid },
    filters: ['event'],
    enabled: isAllowed,
  });
  // Tables have room for all columns from here on, beside the menu; cards have it always.
  const isTight = useMediaQuery('(36em <= width < 73em)') ?? false;
  const hasSeveral = isAllowed && organization_uid === undefined;
  const organizationOf = useOrganizationOf(hasSeveral);
  const columns = useMemo(
    () => auditColumnsWith(hasSeveral && !isTight ? organizationOf : undefined),
    [hasSeveral, isTight, organizationOf],
  );
  const name = named.data?.organization.name;
  const csv = searchParams({ organization_uid, query, event, format: 'csv' });
  return (
    <>
      <PageHeader
        title={name ? `Audit Log of ${name}` : 'Audit Log'}
        back={id ? { href: `/organization/${id}`, label: 'Organization' } : undefined}
        aside={
          isAllowed && (
            <Button component="a" href={`${apiBase()}/audit?${csv}`} download variant="default">
              Download CSV
            </Button>
          )
        }
      />
      <ContentColumn>
        {isAllowed ? (
          <DataTable
            label="Audit log"
            columns={columns}
            {...table}
            rowKey={({ uid }) => uid}
            rowName={({ event, at }) => `${event} ${at}`}
            empty={<EmptyState>What is done to accounts and places will be here.</EmptyState>}
          />
        ) : (
          <EmptyState>The audit log of an organization is for its administrators.</EmptyState>
        )}
      </ContentColumn>
    </>
  );
}
