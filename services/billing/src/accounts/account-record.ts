import type { PaidPlan, PurchaseOrder } from '@coaching/contracts';
import { storedIn, within } from '@coaching/service-kit';
import { type SubscriptionStatus, subscriptionStatuses } from '../payments/payments';
import type { Payer } from './payer';

/** A subscription as it was at the last sync. */
export interface SubscriptionRecord {
  id: string;
  product: PaidPlan;
  /** How many are paid for; absent where an older version sold one. */
  quantity?: number;
  status: SubscriptionStatus;
  started_at: Date;
  period_start: Date;
  period_end: Date;
  ended_at: Date | null;
}

/** What somebody, or an organisation, pays for and was given. */
export interface AccountRecord {
  /** Uid of who pays: a person, or an organisation, which older versions did not know. */
  user_uid: string;
  /** Absent where an older version knew people alone. */
  kind?: Payer['kind'];
  /** Their name at whoever takes the payments; null until they first pay. */
  customer: string | null;
  /** The address they are written to from there; null where none was said yet. */
  customer_email: string | null;
  subscriptions: SubscriptionRecord[];
  /** The free week; null until it is taken. */
  trial: { started_at: Date } | null;
  /** An organisation's purchase orders. */
  orders?: PurchaseOrder[];
  /** An organisation's seats, as they were published at the last sync. */
  seats?: { seats: number | null; exceeded_since: Date | null } | null;
  /** Keys of the notices that were sent by mail, each once; absent where an older version sent none. */
  sent_notices?: string[];
  /** The person is gone: nothing of theirs is paid for any more. */
  closed: boolean;
  /** When it is next looked at, and compared with what the payments say; null where there is nothing to look at. */
  sync_at: Date | null;
  /** Counts every write, so that a sync that was overtaken is noticed. */
  revision: number;
}

const subscriptionSchema = within<SubscriptionRecord>({
  id: { type: String, required: true },
  product: { type: String, required: true },
  quantity: { type: Number, default: 1 },
  status: { type: String, enum: subscriptionStatuses, required: true },
  started_at: { type: Date, required: true },
  period_start: { type: Date, required: true },
  period_end: { type: Date, required: true },
  ended_at: { type: Date, default: null },
});

const orderSchema = within<PurchaseOrder>({
  uid: { type: String, required: true },
  seats: { type: Number, required: true },
  start_date: { type: String, required: true },
  end_date: { type: String, required: true },
  reference: { type: String, required: true },
});

export const accountSchema = storedIn<AccountRecord>('accounts', {
  user_uid: { type: String, required: true },
  kind: { type: String, enum: ['person', 'organization'], default: 'person' },
  customer: { type: String, default: null },
  customer_email: { type: String, default: null },
  subscriptions: [subscriptionSchema],
  trial: {
    type: within<NonNullable<AccountRecord['trial']>>({ started_at: { type: Date, required: true } }),
    default: null,
  },
  orders: [orderSchema],
  seats: {
    type: within<NonNullable<AccountRecord['seats']>>({
      seats: { type: Number, default: null },
      exceeded_since: { type: Date, default: null },
    }),
    default: null,
  },
  sent_notices: { type: [String], default: undefined },
  closed: { type: Boolean, default: false },
  sync_at: { type: Date, default: null },
  revision: { type: Number, required: true },
});
accountSchema.index({ user_uid: 1 }, { unique: true });
accountSchema.index(
  { customer: 1 },
  { unique: true, partialFilterExpression: { customer: { $type: 'string' } } },
);
accountSchema.index({ sync_at: 1 }, { partialFilterExpression: { sync_at: { $type: 'date' } } });
