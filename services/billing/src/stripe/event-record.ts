import { storedIn } from '@coaching/service-kit';

/** Stripe sends an event again for three days; it is known for longer than that. */
const KNOWN_SECONDS = 30 * 24 * 60 * 60;

/** An event that was taken. */
export interface EventRecord {
  event_id: string;
  type: string;
  taken_at: Date;
}

export const eventSchema = storedIn<EventRecord>('stripe_events', {
  event_id: { type: String, required: true },
  type: { type: String, required: true },
  taken_at: { type: Date, required: true },
});
eventSchema.index({ event_id: 1 }, { unique: true });
eventSchema.index({ taken_at: 1 }, { expireAfterSeconds: KNOWN_SECONDS });
