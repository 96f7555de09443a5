import type { Interaction, UserEmbed } from '@coaching/contracts';

/** What lists sort and search by: lower case and without accents, made when the row is written. */
export interface InteractionKeys {
  title: string;
  client: string;
  tool: string;
  /** All of the above. */
  search: string;
}

/** A row of the read model, in the collection `interactions`. */
export interface InteractionRecord {
  uid: string;
  /** The interaction's revision this row is from; an older word is ignored. */
  revision: number;
  deleted: false;
  title: string;
  timestamp: Date | null;
  end_timestamp: Date | null;
  /** Minutes; null means not started. */
  duration: number | null;
  entity_type: Interaction['entity_type'];
  tool_uid: string | null;
  tool_name: string;
  /** Uid of the coach. */
  user: string;
  user_embed: UserEmbed;
  /** Uids of the coachees, in the order of `client_embeds`. */
  clients: string[];
  client_embeds: UserEmbed[];
  organization_uid: string | null;
  program_uid: string | null;
  keys: InteractionKeys;
}

/** What stays of a deleted interaction, so that an older word does not bring it back. No list finds it. */
export interface InteractionTombstone {
  uid: string;
  revision: number;
  deleted: true;
}
