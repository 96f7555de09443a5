import type { Agreement, PinnedRubric, UserEmbed } from '@coaching/contracts';
import { asChecked, type Entity, entityIn, userEmbedStored } from '@coaching/service-kit';

/** A calibration as the collection `calibrations` holds it, without what was scored in it. */
export interface CalibrationRecord extends Entity {
  title: string;
  /** Rich text. */
  script: string;
  /** Uid of the tool, which is its rubric's. */
  tool_uid: string;
  /** The rubric as it was when the first observer began; null before. */
  rubric: PinnedRubric | null;
  organization_uid: string;
  /** Uid of who made it. */
  user: string;
  user_embed: UserEmbed;
  observers: UserEmbed[];
  /** Uids of the observers who have begun to score: from the first on, script and rubric stay. */
  begun: string[];
  /** How far the observers agreed who were done by then; it takes a while to count, so it is not counted at each look. */
  agreement: Agreement | null;
}

export const calibrationSchema = entityIn<CalibrationRecord>('calibrations', {
  title: { type: String, default: '' },
  script: { type: String, default: '' },
  tool_uid: { type: String, required: true },
  rubric: { type: asChecked, default: null },
  organization_uid: { type: String, required: true },
  user: { type: String, required: true },
  user_embed: { type: userEmbedStored, required: true },
  observers: [userEmbedStored],
  begun: [String],
  agreement: { type: asChecked, default: null },
});
calibrationSchema.index({ user: 1 });
calibrationSchema.index({ 'observers.uid': 1 });
