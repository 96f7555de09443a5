import { applyLiveUpdate } from '../apply-live-update';
import type { Interview } from './interview';
import type { InterviewUpdate } from './updates';

/** The conversation after an update; null when it does not follow what is there. */
export const applyInterviewUpdate = (
  before: Interview | null,
  update: Exclude<InterviewUpdate, { kind: 'gone' }>,
): Interview | null => applyLiveUpdate('interview', 'questions', before, update);
