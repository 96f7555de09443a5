/** The parameters that each endpoint of the stand-in takes, without the places in lists; what else is sent is an error, as at Stripe. */
export const stripeParameters: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/customers': ['email', 'metadata[user_uid]'],
  'GET /v1/prices': ['lookup_keys[]', 'active'],
  'POST /v1/prices': [
    'currency',
    'unit_amount',
    'recurring[interval]',
    'lookup_key',
    'transfer_lookup_key',
    'metadata[plan]',
    'product_data[name]',
  ],
  'POST /v1/checkout/sessions': [
    'mode',
    'customer',
    'client_reference_id',
    'line_items[][price]',
    'line_items[][quantity]',
    'success_url',
    'cancel_url',
  ],
  'GET /v1/checkout/sessions/:id': [],
  'GET /v1/subscriptions': ['customer', 'status', 'limit'],
  'DELETE /v1/subscriptions/:id': [],
  'POST /v1/billing_portal/sessions': ['customer', 'return_url'],
};

const withoutPlaces = (name: string) => name.replace(/\[\d+\]/g, '[]');

/** The first parameter that an endpoint does not take; null when it takes them all. */
export function unknownParameter(endpoint: string, sent: URLSearchParams): string | null {
  const taken = stripeParameters[endpoint] ?? [];
  return [...sent.keys()].find((name) => !taken.includes(withoutPlaces(name))) ?? null;
}
