import { createTransport } from 'nodemailer';
import type { MailRecord } from './mail-record';

/** The mail server does not want this mail, and will not want it later. */
export class MailRefused extends Error {}

/** The way to a mail server. */
export interface MailServer {
  /**
   * Resolves once the server has taken the mail over.
   * @throws MailRefused, or whatever keeps the server from answering
   */
  send(mail: MailRecord): Promise<void>;
  close(): void;
}

/** Mails on their way at the same time. */
export const CONNECTIONS = 3;
/** Longest silence of a mail server, in milliseconds; well below the time for which a mail is taken. */
const TIMEOUT_MS = 30_000;

/** What servers answer that refuse a sender or recipient (RFC 5321); other refusals may be about our account. */
const isFinal = (error: { code?: string; responseCode?: number }) =>
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && (error.responseCode ?? 0) >= 500;

const domainOf = (from: string) => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/**
 * A mail server by its address, over connections that are kept open for a while.
 * @param url smtp://user:password@host:587 or smtps://…
 * @param from sender of every mail
 */
export function smtpServer(url: string, from: string): MailServer {
  const address = new URL(url);
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: address.port ? Number(address.port) : undefined,
    secure: address.protocol === 'smtps:',
    auth: address.username
      ? { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) }
      : undefined,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ uid, to, reply_to, subject, text, html, requested_at }) {
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const mail = { from, to: { name: '', address: to }, subject, text, html, headers, date: requested_at };
      const messageId = `<${uid}@${domainOf(from)}>`;
      const replyTo = reply_to === null ? undefined : { name: '', address: reply_to };
      try {
        await transport.sendMail({ ...mail, messageId, replyTo });
      } catch (error) {
        throw isFinal(error as { code?: string; responseCode?: number })
          ? new MailRefused((error as Error).message)
          : error;
      }
    },
    close: () => transport.close(),
  };
}
