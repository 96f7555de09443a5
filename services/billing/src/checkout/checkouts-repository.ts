import { mayPayForSeats } from '@coaching/access';
import { type Actor, type CheckoutStatus, MESSAGES } from '@coaching/contracts';
import { NotFound, WITHOUT_ID } from '@coaching/service-kit';
import type { Connection } from 'mongoose';
import { type CheckoutRecord, checkoutSchema } from './checkout-record';

/** The checkouts of this service's database. */
export interface Checkouts {
  /** Remembers a checkout; one that is begun again stays as it is. */
  store(checkout: CheckoutRecord): Promise<void>;
  /** A checkout of this person's own, or of an organisation they pay for. @throws NotFound, also for one of somebody else's */
  require(session_id: string, actor: Actor): Promise<CheckoutRecord>;
  /** All that are remembered of a payer, oldest first. */
  allOf(user_uid: string): Promise<CheckoutRecord[]>;
  note(session_id: string, status: CheckoutStatus): Promise<void>;
}

const isTheirs = ({ kind, user_uid }: CheckoutRecord, actor: Actor) =>
  kind === 'organization' ? mayPayForSeats(actor, user_uid) : user_uid === actor.uid;

export function checkoutsIn(connection: Connection): Checkouts {
  const model = connection.model<CheckoutRecord>('Checkout', checkoutSchema);
  return {
    async store({ session_id, ...checkout }) {
      await model.updateOne({ session_id }, { $setOnInsert: checkout }, { upsert: true });
    },
    async require(session_id, actor) {
      const found = await model.findOne({ session_id }, WITHOUT_ID).lean<CheckoutRecord>();
      if (!found || !isTheirs(found, actor)) throw new NotFound(MESSAGES.notFound);
      return found;
    },
    allOf: (user_uid) =>
      model.find({ user_uid }, WITHOUT_ID).sort({ created_at: 1 }).lean<CheckoutRecord[]>(),
    async note(session_id, status) {
      await model.updateOne({ session_id }, { $set: { status } });
    },
  };
}
