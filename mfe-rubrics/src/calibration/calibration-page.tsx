import { MESSAGES } from '@coaching/contracts';
import { ApiError, useSession } from '@coaching/mfe-kit';
import { type UsedAutosave, useAutosave } from '@coaching/mfe-kit/autosave';
import {
  Button,
  ContentColumn,
  EmptyState,
  ErrorState,
  Link,
  LoadingState,
  PageHeader,
} from '@coaching/ui-kit';
import { IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { CALIBRATIONS } from './addresses';
import { calibrationAutosave } from './own/calibration-autosave';
import type { OwnCalibration } from './own/own-calibration';
import { ScoreCalibration } from './own/score-calibration';
import { useForgetCalibration } from './own/use-forget-calibration';
import { ReadCalibration } from './results/read-calibration';
import { useLatest } from './results/use-latest';

/** One calibration: scored by its observers, and once somebody may see the scores, what they show. */
export default function CalibrationPage() {
  const { calibration_uid = '' } = useParams();
  return <OpenCalibration key={calibration_uid} uid={calibration_uid} />;
}

function OpenCalibration({ uid }: { uid: string }) {
  const { user } = useSession();
  const autosave = useAutosave(calibrationAutosave, user.uid, uid);
  const { value, loadError, retry } = autosave;
  const isAbsent = loadError instanceof ApiError && loadError.status < 500;
  useForgetCalibration(uid, isAbsent);
  if (value) return <Loaded own={value} autosave={autosave} />;
  if (isAbsent) return <Unreadable />;
  return (
    <Frame>
      {loadError ? (
        <ErrorState title="The calibration could not be loaded." onRetry={retry}>
          What you scored is kept on this device.
        </ErrorState>
      ) : (
        <LoadingState rows={6} label="Loading the calibration" />
      )}
    </Frame>
  );
}

function Loaded({ own, autosave }: { own: OwnCalibration; autosave: UsedAutosave<OwnCalibration> }) {
  const { server, receive } = autosave;
  const isScoring = own.calibration.items !== null && !server?.finished;
  const isGone = useLatest(isScoring ? null : own.calibration, receive);
  useForgetCalibration(own.uid, isGone);
  if (isGone) return <Unreadable />;
  return isScoring ? (
    <ScoreCalibration own={own} autosave={autosave} />
  ) : (
    <ReadCalibration calibration={own.calibration} />
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <PageHeader title="Calibration" back={{ href: CALIBRATIONS, label: 'Back to the calibrations' }} />
    <ContentColumn>{children}</ContentColumn>
  </>
);

const Unreadable = () => (
  <Frame>
    <EmptyState
      icon={IconEyeOff}
      action={
        <Button component={Link} href={CALIBRATIONS} variant="default">
          Go to the calibrations
        </Button>
      }
    >
      {MESSAGES.notFound}
    </EmptyState>
  </Frame>
);
