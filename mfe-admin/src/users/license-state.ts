import { isCurrent } from '@coaching/access';
import { isoDayOf, type License, type ListedUser, plans } from '@coaching/contracts';

const byEnd = (one: License, other: License) =>
  isoDayOf(other.end_date).localeCompare(isoDayOf(one.end_date));

/** What a product is called; itself where nothing is sold under that name. */
export const productName = (product: string): string =>
  product === 'free'
    ? 'Trial'
    : Object.hasOwn(plans, product)
      ? plans[product as keyof typeof plans].name
      : product;

/**
 * How it stands with somebody's licence: the one that runs longest today, else the one that ended last. Empty for who
 * has none, and for who may not see it.
 */
export function licenseState({ licenses = [] }: Pick<ListedUser, 'licenses'>, today: Date): string {
  const [current] = licenses.filter((license) => isCurrent(license, today)).sort(byEnd);
  if (current) return `${productName(current.product)} until ${current.end_date}`;
  const [coming] = licenses.filter(({ start_date }) => new Date(isoDayOf(start_date)) > today).sort(byEnd);
  if (coming) return `${productName(coming.product)} from ${coming.start_date}`;
  const [last] = [...licenses].sort(byEnd);
  return last ? `Ended ${last.end_date}` : '';
}
