import { hasGlobalRole, isExemptFromLicenses } from '@coaching/access';
import { type Actor, isPaidPlan, isSeatPlan, MESSAGES, type PaidPlan, type Plan } from '@coaching/contracts';
import { type Handler, Invalid, NotAllowed } from '@coaching/service-kit';
import { payerFor } from '../accounts/payer';
import type { Organizations } from '../organizations/organizations-repository';
import { startTrial, type TrialParts } from '../trial/start-trial';
import { cartKey } from './cart-key';
import { type SalesParts, sellPlan } from './sell-plan';
import { siteOf } from './site-of';

export type CheckoutParts = SalesParts & TrialParts & { organizations: Organizations };

/** Coaches on their own account pay for themselves; nobody else has to. */
const needsOwnLicense = (actor: Actor) => hasGlobalRole(actor, 'Coach') && !isExemptFromLicenses(actor);

/** @throws Invalid for a plan that organisations cannot buy seats of */
function seatPlanOf(product: Plan): PaidPlan {
  if (isSeatPlan(product)) return product;
  throw new Invalid(MESSAGES.seatsOfCompletePlans);
}

export const createCheckoutSession =
  (parts: CheckoutParts): Handler<'createCheckoutSession'> =>
  async ({ actor, body, now, api_address }) => {
    const payer = payerFor(actor, body.organization_uid);
    const { product, quantity } = body.cart[0]!;
    const { uid: user_uid, kind } = payer;
    const cart = { user_uid, product, quantity, redirect_to: body.redirect_to || null };
    const site = siteOf(api_address);
    const order = { ...cart, payer, by: actor.uid, site, now };
    if (kind === 'organization') {
      await parts.organizations.require(payer.uid);
      return sellPlan(parts, { ...order, product: seatPlanOf(product) });
    }
    if (!needsOwnLicense(actor)) throw new NotAllowed(MESSAGES.needsNoLicense);
    if (quantity !== 1) throw new Invalid(MESSAGES.onePlan);
    if (isPaidPlan(product)) return sellPlan(parts, { ...order, product });
    await parts.accounts.ensure(payer);
    await startTrial(parts, user_uid, now);
    const session_id = `free_${cartKey(cart, await parts.checkouts.allOf(user_uid))}`;
    await parts.checkouts.store({ ...cart, session_id, status: 'complete', url: null, created_at: now });
    return { url: `${site}/payment_complete?session_id=${session_id}`, session_id };
  };
