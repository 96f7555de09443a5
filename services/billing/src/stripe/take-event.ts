import { buffer } from 'node:stream/consumers';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, Invalid, isDuplicateKey, NotFound, type ServiceContext } from '@coaching/service-kit';
import type { Connection } from 'mongoose';
import type Stripe from 'stripe';
import type { AccountRecord } from '../accounts/account-record';
import type { Payer } from '../accounts/payer';
import { type SyncParts, syncAccount } from '../sync/sync-account';
import { type EventRecord, eventSchema } from './event-record';

/** Seconds after which a signature is too old to be believed. */
const SIGNED_WITHIN_S = 5 * 60;

export interface StripeParts {
  stripe: Stripe;
  webhookSecret: string;
}

interface Parts extends SyncParts {
  connection: Connection;
  context: ServiceContext;
  /** Null where there is no Stripe. */
  stripe: StripeParts | null;
}

/** The customer an event is about; null for one about none. */
function customerOf({ type, data }: Stripe.Event): string | null {
  const object = data.object as { id?: string; customer?: string | { id: string } | null };
  if (type.startsWith('customer.') && !type.startsWith('customer.subscription.')) return object.id ?? null;
  return typeof object.customer === 'string' ? object.customer : (object.customer?.id ?? null);
}

/**
 * Takes an event: it is stored, and the customer marked for a sync, before Stripe is told that it arrived. What the event
 * says is not believed, only that there is news.
 */
export function takeStripeEvent(parts: Parts): Handler<'takeStripeEvent'> {
  const { accounts, connection, context, organizations, payments, people, stripe } = parts;
  const model = connection.model<EventRecord>('StripeEvent', eventSchema);

  async function opened(bytes: Buffer, signature: string): Promise<Stripe.Event> {
    if (!stripe) throw new NotFound(MESSAGES.notFound);
    try {
      return stripe.stripe.webhooks.constructEvent(bytes, signature, stripe.webhookSecret, SIGNED_WITHIN_S);
    } catch {
      throw new Invalid('This was not signed by Stripe, or too long ago.');
    }
  }

  async function isThere({ kind, uid }: Payer): Promise<boolean> {
    if (kind === 'person') return (await people.findLiving(uid)) !== null;
    return (await organizations.find(uid))?.deleted === false;
  }

  /** The account of a customer; of one whom we do not know yet, Stripe says who it is. Null for nobody of ours. */
  async function accountOf(customer: string): Promise<AccountRecord | null> {
    const known = await accounts.findByCustomer(customer);
    if (known) return known;
    const payer = await payments.payerOf(customer);
    if (!payer || !(await isThere(payer))) return null;
    const account = await accounts.ensure(payer);
    if (account.customer) return null;
    return (await accounts.change(account, { customer })) ?? accountOf(customer);
  }

  /** Uid of the payer it concerns; null when there is none, or the event was taken before. */
  async function store(event: Stripe.Event, now: Date): Promise<string | null> {
    const customer = customerOf(event);
    const account = customer && (await accountOf(customer));
    try {
      await context.transaction(async ({ session }) => {
        await model.create([{ event_id: event.id, type: event.type, taken_at: now }], { session });
        if (account) await accounts.markDue(account.user_uid, now, session);
      });
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
    return account ? account.user_uid : null;
  }

  return async ({ file, now }) => {
    const event = await opened(await buffer(file.bytes), file.signature);
    const user_uid = await store(event, now);
    // Should this fail, the account stays due.
    if (user_uid)
      await syncAccount(parts, user_uid, now).catch((error) =>
        context.log.warn({ err: error, event: event.type }, 'payments could not be read'),
      );
    return { ok: true };
  };
}
