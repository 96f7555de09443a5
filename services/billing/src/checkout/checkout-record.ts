import { type CheckoutStatus, checkoutStatuses, type Plan, planNames } from '@coaching/contracts';
import { storedIn } from '@coaching/service-kit';

/** A checkout is remembered for so long after it began. */
const REMEMBERED_SECONDS = 90 * 24 * 60 * 60;

/** A checkout that somebody began. */
export interface CheckoutRecord {
  session_id: string;
  /** Whose it is; nobody else learns of it. */
  user_uid: string;
  product: Plan;
  status: CheckoutStatus;
  /** Where it is paid; null for one that never is, and for one of an older version. */
  url: string | null;
  /** Where they were going. */
  redirect_to: string | null;
  created_at: Date;
}

export const checkoutSchema = storedIn<CheckoutRecord>('checkouts', {
  session_id: { type: String, required: true },
  user_uid: { type: String, required: true },
  product: { type: String, enum: planNames, required: true },
  status: { type: String, enum: checkoutStatuses, required: true },
  url: { type: String, default: null },
  redirect_to: { type: String, default: null },
  created_at: { type: Date, required: true },
});
checkoutSchema.index({ session_id: 1 }, { unique: true });
checkoutSchema.index({ user_uid: 1, created_at: 1 });
checkoutSchema.index({ created_at: 1 }, { expireAfterSeconds: REMEMBERED_SECONDS });
