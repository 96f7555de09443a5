import type { Tool } from '@coaching/contracts';

/** What of a tool somebody typed and has not saved: only what they changed. */
export type ChangedDetails = Partial<Pick<Tool, 'name' | 'structured'>>;

const NOTHING: ChangedDetails = {};

const unsaved = new Map<string, ChangedDetails>();

const keyOf = (user_uid: string, tool_uid: string) => `${user_uid} ${tool_uid}`;

/** What somebody typed of a tool in this page, wherever they have been since. */
export const unsavedDetails = (user_uid: string, tool_uid: string): ChangedDetails =>
  unsaved.get(keyOf(user_uid, tool_uid)) ?? NOTHING;

/** To be called with all that differs from what is saved: nothing once it is saved. */
export function rememberDetails(user_uid: string, tool_uid: string, changed: ChangedDetails): void {
  if (Object.keys(changed).length > 0) unsaved.set(keyOf(user_uid, tool_uid), changed);
  else unsaved.delete(keyOf(user_uid, tool_uid));
}
