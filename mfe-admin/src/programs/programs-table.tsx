import type { ManagedProgram } from '@coaching/contracts';
import { useList } from '@coaching/mfe-kit/list-table';
import { EmptyState } from '@coaching/ui-kit';
import { type Column, DataTable } from '@coaching/ui-kit/data-table';
import { useTabList } from '../organizations/use-tab-list';

const columns: readonly Column<ManagedProgram>[] = [
  {
    id: 'program_name',
    label: 'Program name',
    sortable: true,
    isLink: true,
    cell: ({ program_name }) => program_name,
  },
  {
    id: 'program_type',
    label: 'Program type',
    sortable: true,
    cell: ({ program_type }) => program_type,
  },
];

/** Programs of an organisation, as far as one sees them. */
export function ProgramsTable({ organization_uid }: { organization_uid: string }) {
  const { table } = useList('getPrograms', useTabList(['program_name', 'program_type']), {
    rows: ({ programs }) => programs,
    failed: 'The programs could not be loaded.',
    params: { org: organization_uid },
  });
  return (
    <DataTable
      label="Programs"
      columns={columns}
      {...table}
      rowKey={({ uid }) => uid}
      rowName={({ program_name }) => program_name}
      rowHref={({ uid }) => `/organization/${organization_uid}/program/${uid}`}
      empty={<EmptyState>Programs will be here once there are any.</EmptyState>}
    />
  );
}
