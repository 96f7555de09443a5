import { type InteractionVisibility, interactionVisibilities, type LaneNaming } from '@coaching/contracts';
import { asChecked, storedIn } from '@coaching/service-kit';

/** Whose choice it is: a coach's own, or an organisation's. */
export type Chooser = 'person' | 'organization';

/** What new observations of a coach, or in an organisation, start with, in the collection `defaults`. */
export interface DefaultRecord {
  of: Chooser;
  /** Uid of the person or organisation. */
  uid: string;
  /** Null while nothing is chosen. */
  visibility: InteractionVisibility | null;
  /** How a coach names lanes; absent where they never chose. */
  lanes?: LaneNaming | null;
  /** The same of single tools, the one chosen last at the end. */
  tool_lanes?: { tool_uid: string; lanes: LaneNaming }[];
  updated_at: Date;
  /** Uid of who chose it. */
  updated_by: string;
}

export const defaultSchema = storedIn<DefaultRecord>('defaults', {
  of: { type: String, enum: ['person', 'organization'], required: true },
  uid: { type: String, required: true },
  visibility: { type: String, enum: [...interactionVisibilities, null], default: null },
  lanes: asChecked,
  tool_lanes: { type: [asChecked], default: undefined },
  updated_at: { type: Date, required: true },
  updated_by: { type: String, required: true },
});
defaultSchema.index({ of: 1, uid: 1 }, { unique: true });
