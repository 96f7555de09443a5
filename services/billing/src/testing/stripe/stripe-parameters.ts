/** Whether a value is one that Stripe takes there. */
type Takes = (value: string) => boolean;

const matching =
  (form: RegExp): Takes =>
  (value) =>
    form.test(value);
const text = matching(/^[\s\S]{1,500}$/);
const id = matching(/^\w{1,255}$/);
const email = matching(/^[^\s@]+@[^\s@]+$/);
const address = matching(/^https?:\/\/\S{1,2000}$/);
const flag = matching(/^(true|false)$/);
const count = matching(/^[1-9]\d{0,5}$/);
const pageSize = matching(/^([1-9]\d?|100)$/);
const amount = matching(/^\d{1,8}$/);
const oneOf =
  (...values: string[]): Takes =>
  (value) =>
    values.includes(value);

const paged = { limit: pageSize, starting_after: id };
const statuses = ['active', 'canceled', 'incomplete', 'incomplete_expired', 'past_due', 'paused', 'trialing'];

/** What an endpoint takes, without the places in lists; a name with an exclamation mark must be there. */
export const stripeParameters: Readonly<Record<string, Readonly<Record<string, Takes>>>> = {
  'POST /v1/customers': { 'email!': email, 'metadata[user_uid]': text, 'metadata[organization_uid]': text },
  'GET /v1/customers/:id': {},
  'POST /v1/customers/:id': { email },
  'GET /v1/prices': { 'lookup_keys[]': text, active: flag },
  'POST /v1/prices': {
    'currency!': oneOf('usd'),
    'unit_amount!': amount,
    'recurring[interval]!': oneOf('day', 'week', 'month', 'year'),
    lookup_key: text,
    transfer_lookup_key: flag,
    'metadata[plan]': text,
    'product_data[name]!': text,
  },
  'POST /v1/checkout/sessions': {
    'mode!': oneOf('subscription'),
    'customer!': id,
    client_reference_id: text,
    'line_items[][price]!': id,
    'line_items[][quantity]!': count,
    'success_url!': address,
    cancel_url: address,
  },
  'GET /v1/checkout/sessions/:id': {},
  'POST /v1/checkout/sessions/:id/expire': {},
  'GET /v1/subscriptions': { customer: id, status: oneOf('all', 'ended', 'unpaid', ...statuses), ...paged },
  'GET /v1/subscriptions/:id': {},
  'POST /v1/subscriptions/:id': {
    'items[][id]': id,
    'items[][price]': id,
    'items[][quantity]': count,
    cancel_at_period_end: flag,
    payment_behavior: oneOf('allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'),
    proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
  },
  'DELETE /v1/subscriptions/:id': {},
  'GET /v1/invoices': {
    customer: id,
    status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
    ...paged,
  },
  'POST /v1/billing_portal/sessions': { 'customer!': id, 'return_url!': address },
};

const withoutPlaces = (name: string) => name.replace(/\[\d+\]/g, '[]');

/** What is wrong with the parameters sent to an endpoint, in Stripe's words; null when it takes them. */
export function wrongParameter(endpoint: string, sent: URLSearchParams): string | null {
  const rows = Object.entries(stripeParameters[endpoint]!);
  for (const [name, value] of sent) {
    const row = rows.find(([each]) => each.replace('!', '') === withoutPlaces(name));
    if (!row) return `Received unknown parameter: ${name}`;
    if (!row[1](value)) return `Invalid ${name}: ${value}`;
  }
  const names = [...sent.keys()].map(withoutPlaces);
  const missing = rows.find(([name]) => name.endsWith('!') && !names.includes(name.slice(0, -1)));
  return missing ? `Missing required param: ${missing[0].slice(0, -1)}.` : null;
}
