import { isThere, type OwnTool, ownedBy, type SetOwner, type ToolSetRecord } from './tool-set-record';

/** A tool of a set, and the owner of the set it was made in. */
export interface PlacedTool {
  tool: OwnTool;
  owner: SetOwner;
}

/** What comes of a set and the one it uses. */
export interface EffectiveTools {
  /** Those on offer, in order. */
  offered: PlacedTool[];
  /** Those that the set itself hides, in the same order: they can be taken out of hiding there. */
  hidden: PlacedTool[];
}

type Holding = Pick<
  ToolSetRecord,
  'tools' | 'tools_order' | 'tools_deleted' | 'config_entity' | 'config_uid'
>;

const made = (set: Holding): PlacedTool[] => set.tools.map((tool) => ({ tool, owner: ownedBy(set) }));

/** Those that are not in the order come last, as they stand. */
function inOrder(tools: readonly PlacedTool[], order: readonly string[]): PlacedTool[] {
  const place = new Map(order.map((uid, index) => [uid, index]));
  const placeOf = ({ tool }: PlacedTool) => place.get(tool.uid) ?? place.size;
  return [...tools].sort((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Every tool of a set in the order it says, also hidden and deleted ones. Those it does not order come last: what it
 * takes over as it is ordered there, then its own.
 * @param used the set it takes tools over from, if any
 */
export function toolsInOrder(set: Holding, used: Holding | null): PlacedTool[] {
  const takenOver = used ? inOrder(made(used), used.tools_order) : [];
  return inOrder([...takenOver, ...made(set)], set.tools_order);
}

/**
 * What a set has on offer and what it hides, in the order it says. What is deleted, or hidden in the set it is taken
 * over from, is neither.
 * @param used the set it takes tools over from, if any
 */
export function effectiveTools(set: Holding, used: Holding | null): EffectiveTools {
  const [hiddenHere, hiddenThere] = [new Set(set.tools_deleted), new Set(used?.tools_deleted)];
  const tools = toolsInOrder(set, used).filter(({ tool }) => isThere(tool) && !hiddenThere.has(tool.uid));
  return {
    offered: tools.filter(({ tool }) => !hiddenHere.has(tool.uid)),
    hidden: tools.filter(({ tool }) => hiddenHere.has(tool.uid)),
  };
}
