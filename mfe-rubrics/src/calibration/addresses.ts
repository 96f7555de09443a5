/** Where calibrations are listed. */
export const CALIBRATIONS = '/calibrations';

/** Where one is started. */
export const NEW_CALIBRATION = `${CALIBRATIONS}/new`;

/** Where one is scored, and its results are read. */
export const calibrationPath = (uid: string): string => `${CALIBRATIONS}/${encodeURIComponent(uid)}`;

/** Where who leads one changes it. */
export const calibrationSetupPath = (uid: string): string => `${calibrationPath(uid)}/edit`;
