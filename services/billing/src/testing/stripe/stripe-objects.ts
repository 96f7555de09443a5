/** The version of Stripe's API whose shapes these are. */
export const API_VERSION = '2026-03-25.dahlia';

export interface Customer {
  id: string;
  object: 'customer';
  created: number;
  email: string;
  metadata: Record<string, string>;
  deleted?: true;
}

export interface Price {
  id: string;
  object: 'price';
  active: boolean;
  created: number;
  currency: string;
  livemode: false;
  lookup_key: string | null;
  metadata: Record<string, string>;
  product: string;
  recurring: { interval: string; interval_count: number; usage_type: 'licensed' };
  type: 'recurring';
  unit_amount: number;
}

export interface Checkout {
  id: string;
  object: 'checkout.session';
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  created: number;
  currency: string;
  customer: string;
  expires_at: number;
  invoice: string | null;
  livemode: false;
  metadata: Record<string, string>;
  mode: string;
  payment_status: 'paid' | 'unpaid';
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  success_url: string;
  url: string | null;
}

export interface Subscription {
  id: string;
  object: 'subscription';
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  collection_method: 'charge_automatically';
  created: number;
  currency: string;
  customer: string;
  ended_at: number | null;
  items: {
    object: 'list';
    data: {
      id: string;
      object: 'subscription_item';
      current_period_end: number;
      current_period_start: number;
      price: Price;
      quantity: number;
      subscription: string;
    }[];
    has_more: false;
    url: string;
  };
  latest_invoice: string | null;
  livemode: false;
  metadata: Record<string, string>;
  start_date: number;
  status: string;
  trial_end: number | null;
}

export interface Invoice {
  id: string;
  object: 'invoice';
  amount_due: number;
  amount_paid: number;
  attempt_count: number;
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  created: number;
  currency: string;
  customer: string;
  hosted_invoice_url: string;
  livemode: false;
  number: string;
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Record<string, string> };
  };
  period_end: number;
  period_start: number;
  status: 'draft' | 'open' | 'paid' | 'void';
  status_transitions: { paid_at: number | null };
  total: number;
}

export type StripeObject = Customer | Price | Checkout | Subscription | Invoice;

/** What happened, as the webhook is sent it: the object as it was then. */
export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: StripeObject };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** The one thing that a subscription is to. */
export const itemOf = (subscription: Subscription) => subscription.items.data[0]!;
