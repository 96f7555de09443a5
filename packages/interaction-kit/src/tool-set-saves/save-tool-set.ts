import type { ToolSet } from '@coaching/contracts';
import { ApiError, callApi } from '@coaching/mfe-kit';
import type { ToolSetChange } from './tool-set-changes';

/** How often a change is made anew when others save the same set at the same time. */
const TRIES = 4;

/** The set that a refusal carries because ours was an older one. */
function newerSet(error: unknown): ToolSet | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return (error.body?.tool_config as ToolSet | undefined) ?? null;
}

/**
 * Saves a change of a tool set; where others have changed it meanwhile, the same change of theirs. One that nobody
 * has stored yet is stored by it.
 * @returns the set as it is now
 * @throws what the server refuses it with
 */
export async function saveToolSet(set: ToolSet, change: ToolSetChange): Promise<ToolSet> {
  let current = set;
  for (let left = TRIES - 1; ; left -= 1) {
    const fields = change(current);
    if (!fields) return current;
    const { uid, revision, config_entity, config_uid } = current;
    const tool_config = { uid, revision, config_entity, config_uid, ...fields };
    try {
      return (await callApi('saveToolConfig', { body: { tool_config } }, { quiet: true })).tool_config;
    } catch (error) {
      const theirs = newerSet(error);
      if (!theirs || left === 0) throw error;
      current = theirs;
    }
  }
}
