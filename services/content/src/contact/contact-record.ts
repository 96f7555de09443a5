import type { ContactRequest } from '@coaching/contracts';
import { storedIn } from '@coaching/service-kit';

/** A contact form that was sent, in the collection `contact_requests`. */
export interface ContactRecord extends ContactRequest {
  uid: string;
  received_at: Date;
}

export const contactRecordSchema = storedIn<ContactRecord>('contact_requests', {
  uid: { type: String, required: true },
  first_name: { type: String, required: true },
  last_name: { type: String, required: true },
  email: { type: String, required: true },
  help: String,
  received_at: { type: Date, required: true },
});
contactRecordSchema.index({ received_at: 1 });
