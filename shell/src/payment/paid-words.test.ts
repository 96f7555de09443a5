import type { License } from '@coaching/contracts';
import { paidWords } from './paid-words';

const until = (product: string, end_date: string): License => ({
  product,
  start_date: '01/01/2026',
  end_date,
});
const own = { quantity: 1, organization_uid: null };

it.each([
  [{ product: 'yearly', quantity: 4, organization_uid: 'cedar' }, [], 'Payment received for 4 seats'],
  [{ product: 'yearly', quantity: 1, organization_uid: 'cedar' }, [], 'Payment received for 1 seat'],
  [
    { ...own, product: 'monthly' },
    [until('free', '12/01/2099'), until('monthly', '01/31/2027')],
    'Payment received. Your license runs until 01/31/2027',
  ],
  [{ ...own, product: 'monthly' }, [], 'Payment received'],
  [{ ...own, product: 'free' }, [until('free', '12/05/2026')], 'Your free week runs until 12/05/2026'],
  [{ ...own, product: 'free' }, [], 'Your free week has begun'],
] as const)('of %j with the licenses %j says %s', (paid, licenses, words) => {
  expect(paidWords(paid, licenses)).toBe(words);
});
