import type { CallResponse, License } from '@coaching/contracts';
import { latestOf, seatsWords } from './plan-words';

type Paid = Pick<CallResponse<'getSessionStatus'>, 'product' | 'quantity' | 'organization_uid'>;

/**
 * What a payer is told once a checkout is complete.
 * @param licenses of the payer by now; seats are not among them
 */
export function paidWords(
  { product, quantity, organization_uid }: Paid,
  licenses: readonly License[],
): string {
  if (organization_uid !== null) return `Payment received for ${seatsWords(quantity)}`;
  const until = latestOf(licenses.filter((license) => license.product === product))?.end_date;
  if (product === 'free') return until ? `Your free week runs until ${until}` : 'Your free week has begun';
  return until ? `Payment received. Your license runs until ${until}` : 'Payment received';
}
