import type { ToolOwner } from '@coaching/access';
import type {
  InteractionVisibility,
  RubricContent,
  RubricInstanceDraft,
  RunningTimer,
} from '@coaching/contracts';

/** A rubric to bring in, in its first version. */
export interface ImportedRubric extends RubricContent, ToolOwner {
  /** Uid of its tool. */
  uid: string;
}

/** What was chosen and noted in one row. */
export interface ImportedItem {
  row_uid: string;
  /** Index of the column; null for none. */
  checked: number | null;
  not_observed?: boolean;
  /** Rich text. */
  notes?: string;
}

/** A calibration to bring in, with what each observer scored who is done. */
export interface ImportedCalibration {
  uid: string;
  title: string;
  /** Rich text. */
  script: string;
  /** Uid of the rubric. */
  tool_uid: string;
  organization_uid: string;
  /** Uid of who made it. */
  user: string;
  observers: readonly {
    /** Their uid. */
    user: string;
    items: readonly ImportedItem[];
    finished_at: string;
  }[];
}

/** The set that offered the tool. */
type ToolSet = Pick<RubricInstanceDraft, 'tool_config_entity' | 'tool_config_entity_uid' | 'tool_config_uid'>;

/** A use of a rubric to bring in; embeds are filled in from what this service knows of people. */
export interface ImportedInstance extends ToolSet {
  uid: string;
  /** Uid of the rubric. */
  tool_uid: string;
  /** Empty for the default one. */
  title: string;
  /** Uid of the coach. */
  user: string;
  /** Uid of the coachee. */
  client: string;
  organization_uid: string | null;
  /** One of the coachee's programs. */
  program_uid: string | null;
  additional_information: string;
  summary: string;
  timestamp: string | null;
  end_timestamp: string | null;
  /** Minutes; null means not started. */
  duration: number | null;
  /** Stopped unless it says. */
  timer?: RunningTimer;
  /** Shared unless it says; what was finished is shared. */
  visibility?: InteractionVisibility;
  invites_self_score?: boolean;
  items: readonly ImportedItem[];
  /** What the coachee scored themselves. */
  self_score?: { items: readonly ImportedItem[]; finished_at: string | null };
}
