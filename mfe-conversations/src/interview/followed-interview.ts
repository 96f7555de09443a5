import { applyInterviewUpdate, type Interview, type InterviewUpdate } from '@coaching/contracts';
import { type Followed, streamAddress } from '@coaching/mfe-kit/live';
import { interviewAutosave } from './interview-autosave';

/** How a conversation is followed. */
export const followedInterview = (uid: string): Followed<Interview, InterviewUpdate> => ({
  address: streamAddress('followInterview', { uid }),
  apply: applyInterviewUpdate,
  look: (signal) => interviewAutosave.load(uid, signal),
});
