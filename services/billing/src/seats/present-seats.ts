import { isoDayOf, type OrganizationSeats } from '@coaching/contracts';
import type { People } from '@coaching/service-kit';
import type { Accounts } from '../accounts/accounts-repository';
import { graceUntil, isLive } from '../licenses/licenses-of';
import type { Organizations } from '../organizations/organizations-repository';
import { countCoaches } from './seat-holders';
import { closesAt, seatsOf } from './seats-of';

export interface SeatsParts {
  accounts: Accounts;
  organizations: Organizations;
  people: Pick<People, 'model'>;
  graceDays: number;
}

/** What an organisation pays for and uses, in numbers. @throws NotFound for one that is gone */
export async function presentSeats(
  { accounts, organizations, people, graceDays }: SeatsParts,
  organization_uid: string,
  now: Date,
): Promise<OrganizationSeats> {
  const { name } = await organizations.require(organization_uid);
  const account = await accounts.find(organization_uid);
  const { orders = [], subscriptions = [], customer = null } = account ?? {};
  const live = subscriptions.findLast(isLive);
  return {
    organization_uid,
    organization_name: name,
    seats: seatsOf({ orders, subscriptions }, graceDays, now),
    used: await countCoaches(people, organization_uid),
    closes_at: closesAt(account?.seats?.exceeded_since ?? null)?.toISOString() ?? null,
    purchase_orders: orders.toSorted((a, b) => isoDayOf(b.end_date).localeCompare(isoDayOf(a.end_date))),
    subscription: live
      ? {
          product: live.product,
          seats: live.quantity ?? 1,
          grace_until: graceUntil(live, graceDays)?.toISOString() ?? null,
        }
      : null,
    has_portal: customer !== null && subscriptions.length > 0,
  };
}
