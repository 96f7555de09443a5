import { storedIn } from '@coaching/service-kit';
import { type ItemRecord, itemStored } from '../instances/instance-record';

/** What one observer scored in a calibration, as the collection `calibration_scores` holds it. */
export interface ScoreRecord {
  calibration_uid: string;
  /** Uid of the observer. */
  user: string;
  /** One more with every save. */
  count: number;
  items: ItemRecord[];
  /** When they were done; from then on their scores stay as they are. */
  finished_at: Date | null;
}

export const scoreSchema = storedIn<ScoreRecord>('calibration_scores', {
  calibration_uid: { type: String, required: true },
  user: { type: String, required: true },
  count: { type: Number, required: true },
  items: [itemStored],
  finished_at: { type: Date, default: null },
});
scoreSchema.index({ calibration_uid: 1, user: 1 }, { unique: true });
