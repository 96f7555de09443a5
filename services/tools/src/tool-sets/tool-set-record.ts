import type { ConfigEntity, Tool } from '@coaching/contracts';

/** Whose a tool set is. */
export interface SetOwner {
  config_entity: ConfigEntity;
  /** Uid of the organisation or the coach. */
  config_uid: string;
}

/** The platform itself, as an owner (spec 2 section 4). */
export const SYSTEM: SetOwner = { config_entity: 'System', config_uid: 'system' };

/** A tool as the set it was made in holds it; whose it is follows from the set. */
export type OwnTool = Omit<Tool, 'tool_owner'>;

/** A tool set as the collection `tool_sets` holds it. */
export interface ToolSetRecord extends SetOwner {
  uid: string;
  name: string;
  /** Tools that were made in it. */
  tools: OwnTool[];
  /** Uids of tools in the order they are offered in; the ones it leaves out come after. */
  tools_order: string[];
  /** Uids of hidden tools. */
  tools_deleted: string[];
  /** Uid of the System set whose tools it takes over. */
  uses: string | null;
  /** Uids of sets it took tools over from before. */
  old_uses: string[];
  /** How many interactions were made with it. */
  data_count: number;
  revision: number;
  created_at: Date;
  updated_at: Date;
}
