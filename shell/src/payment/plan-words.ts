import { isoDayOf, type License, type Plan, plans } from '@coaching/contracts';
import { amountText } from './amount-text';

/** What a plan costs, after its amount: "a month", "for one week". */
export const periodOf = (plan: Plan): string =>
  plans[plan].dollars === 0 ? `for ${plans[plan].period}` : `a ${plans[plan].period}`;

/** What the button that chooses a plan says it does. */
export const choiceOf = (plan: Plan): string =>
  plan === 'free' ? 'Start the free week' : `Pay ${amountText(plans[plan].dollars)} ${periodOf(plan)}`;

/** "1 seat", "25 seats". */
export const seatsWords = (seats: number): string => `${seats} ${seats === 1 ? 'seat' : 'seats'}`;

/** The licence that lasts longest; undefined where there is none. */
export const latestOf = (licenses: readonly License[]): License | undefined =>
  [...licenses].sort((a, b) => isoDayOf(b.end_date).localeCompare(isoDayOf(a.end_date)))[0];

/** The plans that are offered, the chosen one first: the free week only to who has had no licence yet. */
export function offeredPlans(chosen: Plan | null, licenses: readonly License[]): Plan[] {
  const all = Object.keys(plans) as Plan[];
  const offered = licenses.length > 0 ? all.filter((plan) => plan !== 'free') : all;
  return chosen ? [...offered].sort((a, b) => Number(b === chosen) - Number(a === chosen)) : offered;
}
