import type { Calibration } from '@coaching/contracts';
import { ApiError, useCall } from '@coaching/mfe-kit';
import { useEffect } from 'react';
import { isComplete } from '../list/standing';
import { type OwnCalibration, ownCalibrationOf } from '../own/own-calibration';

/** How often it is asked who else has finished, in milliseconds. */
const LOOK_AGAIN_MS = 15_000;

/**
 * Asks for what others have finished meanwhile, for as long as somebody is waited for and the page is seen.
 * @param calibration as it is shown; null while its viewer scores, for then nothing of the others is to be seen
 * @returns whether it is not there for this person any longer
 */
export function useLatest(
  calibration: Calibration | null,
  receive: (latest: OwnCalibration) => void,
): boolean {
  const { data, error } = useCall(
    'getCalibration',
    { params: { uid: calibration?.uid ?? 'none' } },
    {
      enabled: calibration !== null,
      quiet: true,
      gcTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: calibration !== null && !isComplete(calibration) && LOOK_AGAIN_MS,
    },
  );
  useEffect(() => {
    if (data) receive(ownCalibrationOf(data.calibration));
  }, [data, receive]);
  return calibration !== null && error instanceof ApiError && error.status === 404;
}
