import { type PaidPlan, planNames } from '@coaching/contracts';
import { storedIn, within } from '@coaching/service-kit';

/** A checkout of the built-in test and, once it is paid, the subscription that came of it. */
export interface TestPurchaseRecord {
  session_id: string;
  customer: string;
  product: PaidPlan;
  /** How many; absent where an older version sold one. */
  quantity?: number;
  paid_at: Date | null;
  /** From when on it could not be paid any more; null while it can, and where it was. */
  expired_at: Date | null;
  /** When it was cancelled; it ends with the period that was paid by then. */
  cancelled_at: Date | null;
  /** Plans and numbers it was switched to, oldest first. */
  switched: { product: PaidPlan; quantity?: number; at: Date }[];
  /** When its card was first refused; null while it pays. */
  failed_at: Date | null;
  /** It ended at this moment, whatever was paid. */
  ended_at: Date | null;
}

export const testPurchaseSchema = storedIn<TestPurchaseRecord>('test_purchases', {
  session_id: { type: String, required: true },
  customer: { type: String, required: true },
  product: { type: String, enum: planNames, required: true },
  quantity: { type: Number, default: 1 },
  paid_at: { type: Date, default: null },
  expired_at: { type: Date, default: null },
  cancelled_at: { type: Date, default: null },
  switched: [
    within<TestPurchaseRecord['switched'][number]>({
      product: { type: String, enum: planNames, required: true },
      quantity: { type: Number, default: 1 },
      at: { type: Date, required: true },
    }),
  ],
  failed_at: { type: Date, default: null },
  ended_at: { type: Date, default: null },
});
testPurchaseSchema.index({ session_id: 1 }, { unique: true });
testPurchaseSchema.index({ customer: 1 });
