import type { Interaction, UserEmbed, Visibility } from '@coaching/contracts';

/** Whose a row is and who may read it: all that decides in whose lists it stands. */
export interface Whose {
  /** Uid of the coach. */
  user: string;
  /** Uids of the coachees. */
  clients: string[];
  organization_uid: string | null;
  program_uid: string | null;
  visibility: Visibility;
}

/** What lists sort and search by: lower case and without accents, made when the row is written. */
export interface InteractionKeys {
  title: string;
  client: string;
  tool: string;
  /** The words of all of the above, each once, in order. */
  words: string[];
  /** Each word for each person in it (`findIn`), so that one index finds a word in the lists of one person. */
  finds: string[];
}

/** A row of the read model, in the collection `interactions`; `clients` are in the order of `client_embeds`. */
export interface InteractionRecord extends Whose {
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
  /** The tool's own name where it is known, else what kind of tool it is. */
  tool_name: string;
  user_embed: UserEmbed;
  client_embeds: UserEmbed[];
  keys: InteractionKeys;
}

/** What stays of a deleted interaction, so that an older word does not bring it back. No list finds it. */
export interface InteractionTombstone {
  uid: string;
  revision: number;
  deleted: true;
}
