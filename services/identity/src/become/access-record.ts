import { storedIn } from '@coaching/service-kit';

/** That staff was signed in as somebody, in the collection `accesses`. */
export interface AccessRecord {
  uid: string;
  /** Whose account it was. */
  user_uid: string;
  real_uid: string;
  /** What they were called then. */
  real_username: string;
  reason: string;
  began_at: Date;
  /** When it ended, or ends at the latest. */
  ended_at: Date;
}

export const accessSchema = storedIn<AccessRecord>('accesses', {
  uid: { type: String, required: true },
  user_uid: { type: String, required: true },
  real_uid: { type: String, required: true },
  real_username: { type: String, default: '' },
  reason: { type: String, default: '' },
  began_at: { type: Date, required: true },
  ended_at: { type: Date, required: true },
});
accessSchema.index({ user_uid: 1, began_at: -1, uid: 1 });
