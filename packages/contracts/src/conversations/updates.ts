import { type LiveUpdate, liveUpdateSchema } from '../live-update';
import { type Interview, interviewSchema } from './interview';

/** What is sent to a live view of a conversation, in order. */
export const interviewUpdateSchema = liveUpdateSchema('interview', interviewSchema, 'questions');
export type InterviewUpdate = LiveUpdate<'interview', Interview, 'questions'>;
