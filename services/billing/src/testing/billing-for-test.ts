import { aCast } from '@coaching/access/testing';
import type { Actor, License } from '@coaching/contracts';
import { ACTOR_TOKEN_HEADER } from '@coaching/service-kit';
import {
  type ServiceForTest,
  type ServiceForTestOptions,
  startServiceForTest,
} from '@coaching/service-kit/testing';
import { type BillingOptions, billingService } from '../service';
import type { StripeParts } from '../stripe/take-event';

export interface BillingForTest extends ServiceForTest<'billing'> {
  /** A coach on their own account, whom the service knows. */
  aCoach(email?: string): Promise<Actor>;
  /** What was last published of somebody's licences; null when nothing was. */
  licensesOf(actor: Actor): Promise<License[] | null>;
  /** Sends what Stripe would; answers the status. */
  sendEvent(payload: string, signature: string): Promise<number>;
  /** Where a stand-in for Stripe sends its events, past the gateway. */
  webhook: { url: string; headers: () => Record<string, string> };
}

/** The billing service on a database of its own. @param stripe null for the built-in test */
export async function startBillingForTest(
  stripe: StripeParts | null,
  more: Partial<BillingOptions> = {},
  options: ServiceForTestOptions = {},
): Promise<BillingForTest> {
  const billing = await startServiceForTest(billingService({ stripe, graceDays: 7, ...more }), options);
  const webhook = {
    url: `${billing.origin}/stripe/webhook`,
    headers: () => ({ [ACTOR_TOKEN_HEADER]: billing.tokenOf(null) }),
  };
  return {
    ...billing,
    webhook,
    async aCoach(email) {
      const { people, actors } = aCast();
      const actor = actors.soloCoach;
      const person = people.soloCoach;
      await billing.receive({ people: [{ ...person, email: email ?? `${person.uid}@school.test` }] });
      return actor;
    },
    async licensesOf({ uid }) {
      const events = (await billing.published()).filter(({ entity_uid }) => entity_uid === uid);
      const last = events.at(-1);
      return last?.type === 'licenses.updated' ? last.data.licenses : null;
    },
    async sendEvent(payload, signature) {
      const { status } = await fetch(webhook.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature, ...webhook.headers() },
        body: payload,
      });
      return status;
    },
  };
}
