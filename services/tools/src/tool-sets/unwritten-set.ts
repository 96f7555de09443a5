import { DEFAULT_TOOL_SET } from '@coaching/contracts';
import type { SetOwner, ToolSetRecord } from './tool-set-record';

/**
 * The set of an owner who has made none: it takes over all of the platform's. Its uid is the word that loads it, so
 * that an interaction made with it finds its set again, also once the owner has one.
 */
export function unwrittenSet(owner: SetOwner, systemDefault: ToolSetRecord): ToolSetRecord {
  return {
    ...systemDefault,
    ...owner,
    uid: DEFAULT_TOOL_SET,
    revision: 0,
    tools: [],
    tools_order: [],
    tools_deleted: [],
    uses: systemDefault.uid,
    old_uses: [],
  };
}
