import type { ContactRequest } from '@coaching/contracts';

/** A contact form that was sent, in the collection `contact_requests`. */
export interface ContactRecord extends ContactRequest {
  uid: string;
  received_at: Date;
}
