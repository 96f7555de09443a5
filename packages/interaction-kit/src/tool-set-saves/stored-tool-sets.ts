import type { ToolOwner } from '@coaching/access';
import type { CallResponse, ToolSet } from '@coaching/contracts';
import { callKey, queryClient } from '@coaching/mfe-kit';
import { setsOf } from './sets-of';

type Sets = CallResponse<'getToolConfigs'>;

/** An owner's sets with one as it is now: in place of what it was, or of the one that nobody had stored. */
export function withSet(sets: readonly ToolSet[], set: ToolSet): ToolSet[] {
  const isBefore = ({ uid, revision }: ToolSet) => uid === set.uid || revision === 0;
  return sets.some(isBefore) ? sets.map((each) => (isBefore(each) ? set : each)) : [...sets, set];
}

const keyOf = (owner: ToolOwner) => callKey('getToolConfigs', setsOf(owner));

/** A set as this page last received it: a save that is under way when another one begins makes it a newer one. */
export function latestOf(set: ToolSet): ToolSet {
  const configs = queryClient.getQueryData<Sets>(keyOf(set))?.configs ?? [];
  const isIt = ({ uid }: ToolSet) => uid === set.uid;
  return configs.find(isIt) ?? (set.revision === 0 ? configs[0] : undefined) ?? set;
}

/** Shows a set as it is now wherever it is shown; what other sets take over from it is asked for anew. */
export async function storeToolSet(set: ToolSet): Promise<void> {
  const key = keyOf(set);
  // An answer that is under way was made before this one.
  await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<Sets>(key, (sets) => sets && { configs: withSet(sets.configs, set) });
  const isOfOthers = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    JSON.stringify(queryKey) !== JSON.stringify(key);
  for (const name of ['getToolConfig', 'getToolConfigs'] as const)
    void queryClient.invalidateQueries({
      queryKey: callKey(name),
      predicate: isOfOthers,
      refetchType: 'none',
    });
}

/** Shows a set as it is now on the screens of one of its tools. @param asked the uid that it was asked for by */
export function showToolSet(now: ToolSet, asked: string): void {
  const { config_entity: entity, config_uid: uid } = now;
  // Also under 'default', by which its owner's first one is asked for while nobody has stored one.
  const shown = queryClient
    .getQueriesData<CallResponse<'getToolConfig'>>({ queryKey: callKey('getToolConfig') })
    .filter(([, answer]) => answer?.tool_config.uid === now.uid);
  for (const [key] of shown) queryClient.setQueryData(key, { tool_config: now });
  for (const toolset_uid of new Set([asked, now.uid]))
    queryClient.setQueryData(callKey('getToolConfig', { params: { entity, uid, toolset_uid } }), {
      tool_config: now,
    });
}

/** Asks for an owner's sets anew, after what was shown proved to be out of date. */
export const askAnew = (owner: ToolOwner) => void queryClient.invalidateQueries({ queryKey: keyOf(owner) });
