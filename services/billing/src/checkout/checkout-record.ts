import { type CheckoutStatus, checkoutStatuses, type Plan, planNames } from '@coaching/contracts';
import { storedIn } from '@coaching/service-kit';
import type { Payer } from '../accounts/payer';

/** A checkout is remembered for so long after it began. */
const REMEMBERED_SECONDS = 90 * 24 * 60 * 60;

/** A checkout that somebody began. */
export interface CheckoutRecord {
  session_id: string;
  /** Uid of who pays, a person or an organisation; nobody else learns of it. */
  user_uid: string;
  /** Absent where an older version knew people alone. */
  kind?: Payer['kind'];
  product: Plan;
  /** How many; absent where an older version sold one. */
  quantity?: number;
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
  kind: { type: String, enum: ['person', 'organization'], default: 'person' },
  product: { type: String, enum: planNames, required: true },
  quantity: { type: Number, default: 1 },
  status: { type: String, enum: checkoutStatuses, required: true },
  url: { type: String, default: null },
  redirect_to: { type: String, default: null },
  created_at: { type: Date, required: true },
});
checkoutSchema.index({ session_id: 1 }, { unique: true });
checkoutSchema.index({ user_uid: 1, created_at: 1 });
checkoutSchema.index({ created_at: 1 }, { expireAfterSeconds: REMEMBERED_SECONDS });
