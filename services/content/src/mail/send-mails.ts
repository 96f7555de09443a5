import type { Logger, ServiceContext, Work } from '@coaching/service-kit';
import type { MailRecord } from './mail-record';
import { CONNECTIONS, MailRefused, type MailServer } from './mail-server';
import { LONGEST_PAUSE_MS, type Mails } from './mails-repository';
import { isAwaited, mailSettled } from './settled-mail';

/** How often to look for mails, in milliseconds. */
const LOOK_MS = 1000;
/** For how long a mail is taken: longer than any try; a process that dies leaves it to the next after that. */
const TAKEN_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 2000;
/** A mail that does not say when it is too late is tried for so long. */
const LONGEST_TRIED_MS = 5 * 24 * 60 * 60_000;
/**
 * One that is made anew when nobody gets it is out of date sooner: tried a few times and for so long, which is longer
 * than a mail is taken, so that one that a process left when it died goes out again under its own Message-ID.
 */
const AWAITED = { tries: 4, ms: 2 * TAKEN_MS };

/** Pause after so many failed tries, in milliseconds. */
export const pauseAfter = (attempts: number) =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_MS);

/** From when on a mail is of no use. */
export const tooLateAt = (mail: Pick<MailRecord, 'template' | 'expires_at' | 'requested_at'>) =>
  mail.expires_at ??
  new Date(mail.requested_at.getTime() + (isAwaited(mail) ? AWAITED.ms : LONGEST_TRIED_MS));

/** What becomes of a mail whose try failed. */
export function afterFailure(mail: MailRecord, error: unknown, now: Date): Partial<MailRecord> {
  const last_error = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
  if (error instanceof MailRefused) return { outcome: 'refused', last_error };
  const next_try_at = new Date(now.getTime() + pauseAfter(mail.attempts));
  const isGivenUp = isAwaited(mail) && mail.attempts >= AWAITED.tries;
  if (isGivenUp || next_try_at >= tooLateAt(mail)) return { outcome: 'expired', last_error };
  return { next_try_at, last_error };
}

export interface SendMailsParts {
  mails: Mails;
  server: MailServer;
  log: Logger;
  transaction: ServiceContext['transaction'];
  /** How often to look, in milliseconds; for tests. */
  lookMs?: number;
}

/**
 * Sends what waits, a few at a time, and tries again with growing pauses until it is too late. A mail is taken
 * before it is tried, so that of many processes one sends it; one that dies between the server's yes and the note of
 * it sends again under the same Message-ID, by which mail servers know it.
 */
export function sendMails({ mails, server, log, transaction, lookMs = LOOK_MS }: SendMailsParts): Work {
  const lanes = new Set<Promise<void>>();
  let stopped = false;

  /** Notes that nothing more becomes of a mail, and tells whoever waits for that. */
  const settle = (
    mail: MailRecord,
    noted: Partial<MailRecord> & { outcome: 'sent' | 'refused' | 'expired' },
  ) =>
    transaction(async ({ session, announce }) => {
      await mails.note(mail.uid, noted, session);
      for (const settled of mailSettled(mail, noted.outcome)) await announce(settled);
    });

  async function send(mail: MailRecord): Promise<void> {
    const { uid, template, attempts } = mail;
    if (new Date() >= tooLateAt(mail)) return settle(mail, { outcome: 'expired' });
    try {
      await server.send(mail);
    } catch (error) {
      const next = afterFailure(mail, error, new Date());
      // No address: a log is read by more people than may know who gets mail.
      log.warn({ err: error, mail: uid, template, attempts, outcome: next.outcome ?? 'waiting' }, 'not sent');
      const { outcome } = next;
      return outcome === 'refused' || outcome === 'expired'
        ? settle(mail, { ...next, outcome })
        : mails.note(uid, next);
    }
    await settle(mail, { outcome: 'sent', sent_at: new Date(), last_error: null });
  }

  async function lane(): Promise<void> {
    while (!stopped) {
      const now = new Date();
      const mail = await mails.take(now, new Date(now.getTime() + TAKEN_MS));
      if (!mail) return;
      // Where one waits there may be more.
      open();
      await send(mail);
    }
  }

  function open(): void {
    if (stopped || lanes.size >= CONNECTIONS) return;
    const running = lane()
      .catch((error) => log.error({ err: error }, 'waiting mails could not be read'))
      .finally(() => lanes.delete(running));
    lanes.add(running);
  }

  const timer = setInterval(open, lookMs);
  timer.unref();
  open();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.all([...lanes]);
      server.close();
    },
  };
}
