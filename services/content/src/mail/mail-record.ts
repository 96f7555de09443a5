import { type MailRequest, mailRequestSchema } from '@coaching/contracts';
import { storedIn } from '@coaching/service-kit';

/** Mails are stored for so long, to answer whether and when one was sent. */
const MAIL_RETENTION_SECONDS = 30 * 24 * 60 * 60;

const mailOutcomes = ['waiting', 'sent', 'stored', 'expired', 'refused'] as const;

/** What a mail says. */
export interface MailWords {
  subject: string;
  text: string;
  html: string;
}

/** A mail as it is asked for. */
export interface NewMail extends MailWords {
  /** Also makes its Message-ID, so that a mail server that gets it twice knows it. */
  uid: string;
  template: MailRequest['template'] | 'contact' | 'resource';
  to: string;
  reply_to: string | null;
  requested_at: Date;
  /** It is of no use to anybody after that; null for one that keeps. */
  expires_at: Date | null;
}

/** A mail in the collection `mails`. */
export interface MailRecord extends NewMail {
  /**
   * waiting: to be sent. sent: the mail server has it. stored: there is no mail server. expired: too late.
   * refused: the mail server does not want it.
   */
  outcome: (typeof mailOutcomes)[number];
  attempts: number;
  /** When it is tried next; whoever tries it puts this off first, so that nobody else does at the same time. */
  next_try_at: Date;
  /** When it was sent, or stored for good. */
  sent_at: Date | null;
  /** Why the last try failed. */
  last_error: string | null;
}

const requested = mailRequestSchema.options.map(({ shape }) => shape.template.value);

export const mailSchema = storedIn<MailRecord>('mails', {
  uid: { type: String, required: true },
  template: { type: String, enum: [...requested, 'contact', 'resource'], required: true },
  to: { type: String, required: true },
  reply_to: { type: String, default: null },
  subject: { type: String, required: true },
  text: { type: String, required: true },
  html: { type: String, required: true },
  requested_at: { type: Date, required: true },
  expires_at: { type: Date, default: null },
  outcome: { type: String, enum: mailOutcomes, required: true },
  attempts: { type: Number, required: true },
  next_try_at: { type: Date, required: true },
  sent_at: { type: Date, default: null },
  last_error: { type: String, default: null },
});
mailSchema.index({ uid: 1 }, { unique: true });
mailSchema.index({ outcome: 1, next_try_at: 1 });
mailSchema.index({ requested_at: 1 }, { expireAfterSeconds: MAIL_RETENTION_SECONDS });
