import type { ObservationItem, ProgramEmbed, UserEmbed, Visibility } from '@coaching/contracts';

/** One line of the script as stored. */
export interface ItemRecord extends Omit<ObservationItem, 'timestamp'> {
  timestamp: Date;
}

/** What a coach writes. */
export interface WrittenFields {
  title: string;
  left_name: string;
  right_name: string;
  items: ItemRecord[];
  /** Rich text. */
  additional_information: string;
  timestamp: Date | null;
  end_timestamp: Date | null;
  /** Minutes; null means not started. */
  duration: number | null;
  tool_config_entity: string | null;
  tool_config_entity_uid: string | null;
  tool_config_uid: string | null;
  tool_uid: string | null;
  /** Whether others than the coach may read it. */
  visibility: Visibility;
}

/** With whom and where an observation is, as this service has verified it. */
export interface Placement {
  /** Uid of the coachee. */
  client: string;
  client_embed: UserEmbed;
  program_embed: ProgramEmbed | null;
  organization_uid: string | null;
}

/** An observation as the collection `observations` holds it. */
export interface ObservationRecord extends WrittenFields, Placement {
  uid: string;
  /** Uid of the coach who owns it. */
  user: string;
  user_embed: UserEmbed;
  revision: number;
  /** Whether it was ever finished; finishing is announced once, also when the end is cleared and set again. */
  finished: boolean;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  /** Uid of who deleted it. */
  deleted_by: string | null;
}
