import type { ToolCopy, ToolPlace } from '../tools/tool-copy';

/** What people write of a step. */
export interface WrittenFields {
  /** Rich text. */
  action_step: string;
  /** Whether it is for the coachee to do; otherwise it is for the coach. */
  coachee: boolean;
  completed: Date | null;
  /** Last day on which it is in time, YYYY-MM-DD. */
  due_date: string | null;
}

/** What lists sort and search by: lower case and without accents, made when the step is written. */
export interface StepKeys {
  coachee: string;
  coach: string;
  /** How the text begins. */
  action_step: string;
  tool: string;
  /** The last day; steps without one come after all others. */
  due_date: string;
  /** The whole text and all the names. */
  search: string;
}

/** What a step takes over from its tool. */
export interface FromTool extends ToolPlace {
  tool_type: ToolCopy['entity_type'];
  tool_title: string;
  tool_timestamp: Date | null;
  /** In the recycle bin along with its tool. */
  tool_deleted: boolean;
}

/** A step without what is made from the rest of it. */
export interface StepFields extends WrittenFields, FromTool {
  uid: string;
  tool_uid: string;
  revision: number;
  /** Place among the steps of its tool: in the order in which they were added. */
  position: number;
  /** Uid of who completed it; null while it is open. */
  completed_by: string | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  /** Uid of who removed it. */
  deleted_by: string | null;
}

/** A step as the collection `steps` holds it. */
export interface StepRecord extends StepFields {
  /** Which lists have it; none has one that was removed, or whose tool was. */
  state: 'open' | 'completed' | 'hidden';
  keys: StepKeys;
}
