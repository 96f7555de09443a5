import type {
  InteractionVisibility,
  ItemTag,
  ObservationDraft,
  ObservationItemType,
} from '@coaching/contracts';

/** The tool an observation was started with, and the set that offered it. */
type Tool = Pick<
  ObservationDraft,
  'tool_uid' | 'tool_config_entity' | 'tool_config_entity_uid' | 'tool_config_uid'
>;

/** An observation to bring in; embeds are filled in from what this service knows of the people. */
export interface ImportedObservation extends Tool {
  uid: string;
  title: string;
  /** Uid of the coach. */
  user: string;
  /** Uid of the coachee. */
  client: string;
  organization_uid: string | null;
  /** One of the coachee's programs. */
  program_uid: string | null;
  additional_information: string;
  timestamp: string | null;
  end_timestamp: string | null;
  /** Minutes; null means not started. */
  duration: number | null;
  /** Shared unless it says; what was finished is shared. */
  visibility?: InteractionVisibility;
  /** What the lanes are called; left out, after coach and coachee. */
  left_name?: string;
  right_name?: string;
  items: readonly {
    uid: string;
    timestamp: string;
    data: string;
    ob_type: ObservationItemType;
    notes: string | null;
    teacher_notes: string | null;
    tags?: ItemTag[];
  }[];
}
