import type { InteractionOwnership } from '@coaching/access';
import { type Entity, entityIn, within } from '@coaching/service-kit';
import { sortFields } from '../lists/sort-fields';
import { placeFields, type ToolCopy } from '../tools/tool-copy';

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
export interface FromTool extends InteractionOwnership, Pick<ToolCopy, 'user_embed' | 'client_embeds'> {
  tool_type: ToolCopy['entity_type'];
  tool_title: string;
  tool_timestamp: Date | null;
  /** In the recycle bin along with its tool. */
  tool_deleted: boolean;
}

/** A step without what is made from the rest of it. */
export interface StepFields extends WrittenFields, FromTool, Entity {
  tool_uid: string;
  /** As of its tool, and also what was itself written while its organization showed administrators counts alone. */
  counts_only?: boolean;
  /** Place among the steps of its tool: in the order in which they were added. */
  position: number;
  /** Uid of who completed it; null while it is open. */
  completed_by: string | null;
}

/** A step as the collection `steps` holds it. */
export interface StepRecord extends StepFields {
  /** Which lists have it; none has one that was removed, or whose tool was. */
  state: 'open' | 'completed' | 'hidden';
  keys: StepKeys;
}

const text = { type: String, default: '' } as const;

const keysStored = within<StepKeys>({
  coachee: text,
  coach: text,
  action_step: text,
  tool: text,
  due_date: text,
  search: text,
});

export const stepSchema = entityIn<StepRecord>('steps', {
  ...placeFields,
  action_step: text,
  coachee: { type: Boolean, required: true },
  completed: { type: Date, default: null },
  due_date: { type: String, default: null },
  tool_type: { type: String, required: true },
  tool_title: text,
  tool_timestamp: { type: Date, default: null },
  tool_deleted: { type: Boolean, default: false },
  tool_uid: { type: String, required: true },
  position: { type: Number, required: true },
  completed_by: { type: String, default: null },
  state: { type: String, enum: ['open', 'completed', 'hidden'], required: true },
  keys: { type: keysStored, required: true },
});
const { added, ...listColumns } = sortFields;
stepSchema.index({ tool_uid: 1, [added]: 1, uid: 1 });
// A page of a coach's open or completed steps, in any order, is read from one index.
for (const column of Object.values(listColumns)) stepSchema.index({ user: 1, state: 1, [column]: 1, uid: 1 });
// A coachee's are few enough to be sorted when they are asked for.
stepSchema.index({ clients: 1, state: 1 });
