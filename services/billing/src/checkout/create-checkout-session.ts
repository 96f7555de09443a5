import { hasGlobalRole, isExemptFromLicenses } from '@coaching/access';
import { type Actor, isPaidPlan, MESSAGES } from '@coaching/contracts';
import { type Handler, NotAllowed } from '@coaching/service-kit';
import { startTrial, type TrialParts } from '../trial/start-trial';
import { cartKey } from './cart-key';
import { type SalesParts, sellPlan } from './sell-plan';
import { siteOf } from './site-of';

export type CheckoutParts = SalesParts & TrialParts;

/** Coaches on their own account pay for themselves; nobody else has to. */
const needsOwnLicense = (actor: Actor) => hasGlobalRole(actor, 'Coach') && !isExemptFromLicenses(actor);

export const createCheckoutSession =
  (parts: CheckoutParts): Handler<'createCheckoutSession'> =>
  async ({ actor: { uid: user_uid, ...actor }, body, now, api_address }) => {
    if (!needsOwnLicense({ ...actor, uid: user_uid })) throw new NotAllowed(MESSAGES.needsNoLicense);
    const { product } = body.cart[0]!;
    const cart = { user_uid, product, redirect_to: body.redirect_to || null };
    const site = siteOf(api_address);
    if (isPaidPlan(product)) return sellPlan(parts, { ...cart, product, site, now });
    await parts.accounts.ensure(user_uid);
    await startTrial(parts, user_uid, now);
    const session_id = `free_${cartKey(cart, await parts.checkouts.allOf(user_uid))}`;
    await parts.checkouts.store({ ...cart, session_id, status: 'complete', url: null, created_at: now });
    return { url: `${site}/payment_complete?session_id=${session_id}`, session_id };
  };
