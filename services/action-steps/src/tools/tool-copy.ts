import type { Interaction, UserEmbed, Visibility } from '@coaching/contracts';

/** Whose a tool is, where it was used, and whether others may read it. */
export interface ToolPlace {
  /** Uid of the coach. */
  user: string;
  user_embed: UserEmbed;
  /** Uids of the coachees, in the order of `client_embeds`. */
  clients: string[];
  client_embeds: UserEmbed[];
  organization_uid: string | null;
  program_uid: string | null;
  /** What was kept before tools could be private lacks it, and is shared. */
  visibility?: Visibility;
}

/** What this service knows of an observation, a conversation or a rubric instance, in the collection `tools`. */
export interface ToolCopy extends ToolPlace {
  uid: string;
  entity_type: Interaction['entity_type'];
  title: string;
  timestamp: Date | null;
  /** The tool's revision this copy is from; an older word is ignored. */
  revision: number;
  /** Deleted tools stay, so that an older word does not bring them back. */
  deleted: boolean;
  /** Counts what was written below the tool, so that one write at a time can be. */
  writes: number;
}
