import { type Calibration, MESSAGES } from '@coaching/contracts';
import { formClasses, useEdit } from '@coaching/interaction-kit/configuration';
import { ApiError, useCall, useSession } from '@coaching/mfe-kit';
import { Button, ContentColumn, EmptyState, ErrorState, LoadingState, PageHeader } from '@coaching/ui-kit';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { calibrationPath } from '../addresses';
import { DeleteCalibration } from './delete-calibration';
import { setupOf } from './setup';
import { SetupForm } from './setup-form';
import { setupSaving } from './setup-saving';

/** Changes what a calibration is set up with, or deletes it: for who leads it. */
export default function EditCalibrationPage() {
  const { calibration_uid = '' } = useParams();
  return (
    <>
      <PageHeader
        title="Edit calibration"
        back={{ href: calibrationPath(calibration_uid), label: 'Back to the calibration' }}
      />
      <ContentColumn>
        <Asked key={calibration_uid} uid={calibration_uid}>
          {(calibration) => <Edit calibration={calibration} />}
        </Asked>
      </ContentColumn>
    </>
  );
}

/** Waits for the calibration that the address names, and says so when it is not theirs to change. */
function Asked({ uid, children }: { uid: string; children: (calibration: Calibration) => ReactNode }) {
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useCall(
    'getCalibration',
    { params: { uid } },
    // What is edited must be what the server has, not what this page saw some minutes ago.
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, quiet: true },
  );
  if (error instanceof ApiError && error.status < 500)
    return <EmptyState>{error.status === 404 ? MESSAGES.notFound : error.message}</EmptyState>;
  if (error)
    return (
      <ErrorState
        title="The calibration could not be loaded."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <LoadingState rows={5} />;
  if (data.calibration.user !== user.uid)
    return <EmptyState>Only who leads this calibration can change it.</EmptyState>;
  return children(data.calibration);
}

function Edit({ calibration }: { calibration: Calibration }) {
  const { uid, user, organization_uid, rubric, observers, title, tool_uid } = calibration;
  const base = setupOf(calibration);
  const { save, leave, goBack } = useEdit(setupSaving, base, calibrationPath(uid));

  return (
    <SetupForm
      initial={base}
      organization_uid={organization_uid ?? ''}
      leader={user}
      rubric={{ uid: tool_uid, name: rubric.name }}
      isScored={observers.some(({ finished_at }) => finished_at !== null)}
      saveLabel="Save calibration"
      onSave={(setup) => save({ ...base, ...setup })}
      onSaved={leave}
    >
      <Button variant="default" onClick={goBack}>
        Cancel
      </Button>
      <DeleteCalibration uid={uid} title={title} className={formClasses.delete} />
    </SetupForm>
  );
}
