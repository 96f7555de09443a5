/** A rubric or a calibration was saved; a rubric instance was saved, or what it shows of its rubric has changed. */
export const rubricSignals = ['rubric.saved', 'rubric_instance.saved', 'calibration.saved'] as const;
