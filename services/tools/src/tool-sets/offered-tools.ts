import type { OwnTool, SetOwner, ToolSetRecord } from './tool-set-record';

/** A tool on offer, and the owner of the set it was made in. */
export interface OfferedTool {
  tool: OwnTool;
  owner: SetOwner;
}

type Offering = Pick<ToolSetRecord, 'tools' | 'tools_deleted' | 'config_entity' | 'config_uid'>;

const made = ({ tools, tools_deleted, config_entity, config_uid }: Offering): OfferedTool[] =>
  tools
    .filter(({ uid }) => !tools_deleted.includes(uid))
    .map((tool) => ({ tool, owner: { config_entity, config_uid } }));

/**
 * What a set has on offer: the tools it takes over, then its own, without those that are hidden here or there, in
 * the order it says.
 * @param used the set it takes tools over from, if any
 */
export function offeredTools(
  set: Offering & Pick<ToolSetRecord, 'tools_order'>,
  used: Offering | null,
): OfferedTool[] {
  const place = new Map(set.tools_order.map((uid, index) => [uid, index]));
  const placeOf = ({ tool }: OfferedTool) => place.get(tool.uid) ?? place.size;
  return [...(used ? made(used) : []), ...made(set)]
    .filter(({ tool }) => !set.tools_deleted.includes(tool.uid))
    .sort((one, other) => placeOf(one) - placeOf(other));
}
