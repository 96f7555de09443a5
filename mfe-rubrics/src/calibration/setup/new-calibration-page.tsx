import { mayMakeCalibrations } from '@coaching/access';
import { newUid } from '@coaching/contracts';
import { useWayBack } from '@coaching/interaction-kit/way-back';
import { callApi, callErrorText, useCall, useSession } from '@coaching/mfe-kit';
import { Button, ContentColumn, EmptyState, PageHeader } from '@coaching/ui-kit';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CALIBRATIONS, calibrationPath } from '../addresses';
import { firstDraft, newSetup, type Setup } from './setup';
import { SetupForm } from './setup-form';

const NOT_HERE = 'Calibrations are made by those who coach in the organization that they work in.';

/** Starts a calibration and leads to it. */
export default function NewCalibrationPage() {
  const { user, actor } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Made once, so that saving again after a lost answer does not make a second one.
  const [uid] = useState(() => newUid());
  const goBack = useWayBack(CALIBRATIONS);
  const asked = search.get('rubric_uid');
  // One that the address names has a name also where it is not among the tools on offer.
  const { data } = useCall(
    'getRubric',
    { params: { uid: asked ?? 'none' } },
    { enabled: asked !== null, quiet: true },
  );

  const save = async (setup: Setup) => {
    try {
      const calibration = firstDraft(setup, uid, user.uid);
      await callApi('saveCalibration', { body: { calibration } }, { quiet: true });
    } catch (error) {
      return callErrorText(error);
    }
    return null;
  };

  return (
    <>
      <PageHeader title="New calibration" back={{ href: CALIBRATIONS, label: 'Back to the calibrations' }} />
      <ContentColumn>
        {mayMakeCalibrations(actor) ? (
          <SetupForm
            initial={newSetup(asked ?? '')}
            organization_uid={actor.organization_uid}
            leader={user.uid}
            rubric={data?.rubric ?? null}
            isScored={false}
            saveLabel="Start calibration"
            onSave={save}
            // In the place of this screen, so that Back leads to where one was and not to a second one.
            onSaved={() => navigate(calibrationPath(uid), { replace: true })}
          >
            <Button variant="default" onClick={goBack}>
              Cancel
            </Button>
          </SetupForm>
        ) : (
          <EmptyState>{NOT_HERE}</EmptyState>
        )}
      </ContentColumn>
    </>
  );
}
