import { mayMakeCalibrations } from '@coaching/access';
import { useSession } from '@coaching/mfe-kit';
import { useList, useListAddress } from '@coaching/mfe-kit/list-table';
import { Button, ContentColumn, EmptyState, Link, PageHeader } from '@coaching/ui-kit';
import { DataTable } from '@coaching/ui-kit/data-table';
import { calibrationPath, NEW_CALIBRATION } from '../addresses';
import { calibrationColumns } from './columns';
import { firstQuery, readQuery } from './list-query';

/** The calibrations somebody leads or observes in. */
export default function CalibrationsPage() {
  const { user, actor } = useSession();
  const { table } = useList('getCalibrations', useListAddress(firstQuery, readQuery), {
    rows: ({ calibrations }) => calibrations,
    failed: 'The calibrations could not be loaded.',
  });
  const mayStart = mayMakeCalibrations(actor);
  const start = mayStart ? (
    <Button component={Link} href={NEW_CALIBRATION}>
      New calibration
    </Button>
  ) : undefined;
  return (
    <>
      <PageHeader title="Calibrations" action={start} />
      <ContentColumn>
        <DataTable
          label="Calibrations"
          columns={calibrationColumns(user.uid)}
          {...table}
          rowKey={({ uid }) => uid}
          rowHref={({ uid }) => calibrationPath(uid)}
          empty={
            <EmptyState action={start}>
              {mayStart
                ? 'Several observers score the same lesson by the same rubric, and see how far they agree. What you lead or score will be listed here.'
                : 'Calibrations that you are asked to score will be listed here. They are made in an organization.'}
            </EmptyState>
          }
        />
      </ContentColumn>
    </>
  );
}
