import type { Files } from '../files/files-repository';
import type { Storage } from '../storage/storage';
import type { UploadSessions } from './sessions-repository';

/** What taking a posted file needs. */
export interface Posting {
  files: Files;
  sessions: UploadSessions;
  storage: Storage;
}

/** Who posts, and when. */
export interface Poster {
  user_uid: string;
  now: Date;
}

/** The message for somebody whose session is another's, over, or was never there. */
export const noSuchSession = 'This upload is over. Please choose the file again.';
