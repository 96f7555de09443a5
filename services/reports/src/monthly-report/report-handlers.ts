import type { CallResponse } from '@coaching/contracts';
import type { Handlers } from '@coaching/service-kit';
import type { Organizations } from '../organizations/organizations-repository';
import { monthNow } from './send-reports';
import type { Subscription, Subscriptions } from './subscriptions';

interface Parts {
  subscriptions: Subscriptions;
  organizations: Organizations;
}

async function presented(
  { organizations }: Parts,
  subscription: Subscription | null,
): Promise<CallResponse<'getMonthlyReport'>> {
  if (!subscription) return { since: null, organization: null, last: null };
  const { organization_uid, since, last, due_at } = subscription;
  const place = organization_uid === null ? null : await organizations.find(organization_uid);
  return {
    since: since.toISOString(),
    organization: organization_uid === null ? null : { uid: organization_uid, name: place?.name ?? '' },
    last: last && {
      month: last.month,
      outcome: last.outcome,
      at: last.at.toISOString(),
      next_try_at: last.outcome === 'failed' ? due_at.toISOString() : null,
    },
  };
}

/** Answers the calls of monthly reports: everybody decides about their own. */
export function reportHandlers(
  parts: Parts,
): Pick<Handlers<'reports'>, 'getMonthlyReport' | 'saveMonthlyReport'> {
  const { subscriptions } = parts;
  return {
    getMonthlyReport: async ({ actor }) => presented(parts, await subscriptions.find(actor.uid)),
    async saveMonthlyReport({ actor, body: { on }, now }) {
      const { uid: person_uid, organization_uid } = actor;
      if (!on) {
        await subscriptions.end(person_uid);
        return presented(parts, null);
      }
      const known = await subscriptions.find(person_uid);
      // Asked for twice is asked for once, unless it is about another place: no month is reported on again.
      if (known?.organization_uid === organization_uid) return presented(parts, known);
      const { next } = await monthNow(parts, organization_uid, now);
      const nothingYet = { attempts: 0, last: null, mail_uid: null, scope: null };
      const begun = { person_uid, organization_uid, since: now, due_at: next, ...nothingYet };
      await subscriptions.begin(begun);
      return presented(parts, begun);
    },
  };
}
