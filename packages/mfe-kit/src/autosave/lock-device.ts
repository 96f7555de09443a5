import { journal } from '../journal';
import { leaveAutosaves } from './live-autosaves';

/** Locks what is unsent and takes off the device what was only stored to be read offline: its person goes. */
export async function lockDevice(user_uid: string): Promise<void> {
  leaveAutosaves();
  await journal.lock(user_uid);
}
