import type { MailRequest } from '@coaching/contracts';

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
  template: MailRequest['template'] | 'contact';
  to: string;
  reply_to: string | null;
  requested_at: Date;
  /** It is of no use to anybody after that; null for one that keeps. */
  expires_at: Date | null;
}

/** A mail in the collection `mails`. */
export interface MailRecord extends NewMail {
  /**
   * waiting: to be sent. sent: the mail server has it. kept: there is no mail server. expired: too late.
   * refused: the mail server does not want it.
   */
  outcome: 'waiting' | 'sent' | 'kept' | 'expired' | 'refused';
  attempts: number;
  /** When it is tried next; whoever tries it puts this off first, so that nobody else does at the same time. */
  next_try_at: Date;
  /** When it was sent, or kept for good. */
  sent_at: Date | null;
  /** Why the last try failed. */
  last_error: string | null;
}
