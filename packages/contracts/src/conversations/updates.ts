import { applyLiveUpdate } from '../apply-live-update';
import { type LiveUpdate, liveUpdateSchema } from '../live-update';
import { type Interview, interviewSchema } from './interview';

/** What is sent to a live view of a conversation, in order. */
export const interviewUpdateSchema = liveUpdateSchema('interview', interviewSchema, 'questions');
export type InterviewUpdate = LiveUpdate<'interview', Interview, 'questions'>;

/** The conversation after an update; null when it does not follow what is there. */
export const applyInterviewUpdate = (
  before: Interview | null,
  update: Exclude<InterviewUpdate, { kind: 'gone' }>,
): Interview | null => applyLiveUpdate('interview', 'questions', before, update);
