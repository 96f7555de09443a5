import { type PaidPlan, plans, type TestInvoice } from '@coaching/contracts';
import type { SubscriptionRecord } from '../accounts/account-record';
import { type Period, periodAt } from './period-at';
import type { TestPurchaseRecord } from './test-purchase-record';

const monthsOf = (product: PaidPlan) => (plans[product].period === 'year' ? 12 : 1);

/** The plan that a purchase is to at a moment, and how many. */
export function planAt(purchase: TestPurchaseRecord, moment: Date): { product: PaidPlan; quantity: number } {
  const { product, quantity = 1 } = purchase.switched?.findLast(({ at }) => at <= moment) ?? purchase;
  return { product, quantity };
}

const productAt = (purchase: TestPurchaseRecord, moment: Date) => planAt(purchase, moment).product;

/** What is billed for a purchase at a moment. */
function billAt(purchase: TestPurchaseRecord, moment: Date, is_paid: boolean): TestInvoice {
  const { product, quantity } = planAt(purchase, moment);
  return { at: moment.toISOString(), product, quantity, dollars: plans[product].dollars * quantity, is_paid };
}

/** The period that is paid for, or should be, at a moment: switching begins none, a refused card does. */
function paidPeriod(purchase: TestPurchaseRecord, moment: Date): Period {
  const months = monthsOf(productAt(purchase, moment));
  const { paid_at, failed_at = null } = purchase;
  return periodAt(failed_at ?? paid_at!, months, failed_at ?? moment);
}

/** A purchase as a subscription at a moment; it renews by itself until it is cancelled or its card is refused. */
export function subscriptionOf(purchase: TestPurchaseRecord, now: Date): SubscriptionRecord {
  const { session_id: id, paid_at, cancelled_at, failed_at = null, ended_at } = purchase;
  const { start, end } = paidPeriod(purchase, ended_at ?? cancelled_at ?? now);
  const over = ended_at ?? (cancelled_at && end <= now ? end : null);
  return {
    id,
    ...planAt(purchase, now),
    status: over ? 'canceled' : failed_at ? 'past_due' : 'active',
    started_at: paid_at!,
    period_start: start,
    period_end: end,
    ended_at: over,
  };
}

/** What was billed for a purchase until a moment, newest first. */
export function invoicesOf(purchase: TestPurchaseRecord, now: Date): TestInvoice[] {
  const { paid_at, cancelled_at, ended_at, failed_at = null } = purchase;
  const last = [now, cancelled_at, ended_at, failed_at].reduce<Date>(
    (first, moment) => (moment && moment < first ? moment : first),
    now,
  );
  const invoices: TestInvoice[] = [];
  for (let at = paid_at!; at <= last; ) {
    invoices.push(billAt(purchase, at, true));
    at = periodAt(paid_at!, monthsOf(productAt(purchase, at)), at).end;
  }
  if (failed_at) invoices.push(billAt(purchase, failed_at, false));
  return invoices.reverse();
}
