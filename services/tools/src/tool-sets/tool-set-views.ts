import type { Actor, ToolSet } from '@coaching/contracts';
import type { ToolLanesStore } from '../lanes/lanes-repository';
import type { OwnerNames } from '../owners/owner-names';
import type { Usage } from '../usage/usage-repository';
import { presentToolSet } from './present-tool-set';
import { mayConfigure } from './tool-set-policy';
import type { ToolSetRecord } from './tool-set-record';
import type { ToolSets } from './tool-sets-repository';

/** What tool sets are shown from. */
export interface Stores {
  toolSets: ToolSets;
  toolLanes: ToolLanesStore;
  names: OwnerNames;
  usage: Usage;
}

/** Tool sets as the caller sees them, with what others say of them; many cost as many questions as one. */
export async function viewsOf(
  { toolSets, toolLanes, names, usage }: Stores,
  actor: Actor,
  sets: readonly ToolSetRecord[],
): Promise<ToolSet[]> {
  const [used, lanesOf, nameOf, countOf] = await Promise.all([
    toolSets.systemSets(sets.flatMap(({ uses }) => uses ?? [])),
    toolLanes.heldBy(sets),
    names.ofAll(sets),
    usage.counts(sets),
  ]);
  return sets.map((set) =>
    presentToolSet(set, {
      used: used.get(set.uses ?? '') ?? null,
      ownerName: nameOf(set) ?? '',
      lanes: lanesOf(set),
      data_count: countOf(set),
      showsHidden: mayConfigure(actor, set),
    }),
  );
}

/** One tool set as the caller sees it. */
export async function viewOf(stores: Stores, actor: Actor, set: ToolSetRecord): Promise<ToolSet> {
  return (await viewsOf(stores, actor, [set]))[0]!;
}
