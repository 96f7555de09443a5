import type { IndexPlan } from '@coaching/service-kit';
import { CONTACT_REQUESTS } from './contact/contact-us';
import { FILES } from './files/files-repository';
import { MAILS } from './mail/mails-repository';
import { UPLOAD_SESSIONS } from './posted/sessions-repository';

/** Mails are kept for so long, to answer whether and when one was sent. */
const MAIL_KEPT_SECONDS = 30 * 24 * 60 * 60;

/** What the queries of this service are answered by. */
export const indexes: IndexPlan[] = [
  { collection: FILES, key: { name: 1 }, options: { unique: true } },
  { collection: FILES, key: { user_uid: 1, granted_at: 1 } },
  { collection: FILES, key: { forget_at: 1 }, options: { expireAfterSeconds: 0 } },
  { collection: UPLOAD_SESSIONS, key: { session_id: 1 }, options: { unique: true } },
  { collection: UPLOAD_SESSIONS, key: { user_uid: 1, expires_at: 1 } },
  { collection: UPLOAD_SESSIONS, key: { expires_at: 1 } },
  { collection: MAILS, key: { uid: 1 }, options: { unique: true } },
  { collection: MAILS, key: { outcome: 1, next_try_at: 1 } },
  { collection: MAILS, key: { requested_at: 1 }, options: { expireAfterSeconds: MAIL_KEPT_SECONDS } },
  { collection: CONTACT_REQUESTS, key: { received_at: 1 } },
];
