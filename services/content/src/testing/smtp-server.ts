import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as a mail server gets it. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as sent. */
  raw: string;
}

/** What a mail server answers to a recipient: an SMTP status to refuse with, or null to take it. */
export type RecipientAnswer = (address: string) => number | null;

/** A real SMTP server of the tests. */
export interface SmtpForTest {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Resolves once so many mails have come in all. */
  arrived(count: number): Promise<ReceivedMail[]>;
  /** Resolves once this many recipients were refused in all. */
  refused(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a mail server. @param port that of one that was stopped, to come back */
export function startSmtp(port = 0, answer: RecipientAnswer = () => null): Promise<SmtpForTest> {
  const received: ReceivedMail[] = [];
  let refusals = 0;
  const watchers = new Set<() => void>();
  const notify = () => {
    for (const look of watchers) look();
  };
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isSo()) return;
        watchers.delete(look);
        resolve();
      };
      watchers.add(look);
      look();
    });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const status = answer(address);
      if (status === null) return done();
      refusals += 1;
      done(Object.assign(new Error('not here'), { responseCode: status }));
      notify();
    },
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        const { mailFrom, rcptTo } = envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
        });
        done();
        notify();
      }, done);
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: its } = server.server.address() as { port: number };
      resolve({
        url: `smtp://127.0.0.1:${its}`,
        port: its,
        received,
        async arrived(count) {
          await until(() => received.length >= count);
          return received;
        },
        refused: (count) => until(() => refusals >= count),
        stop: () => new Promise((done) => server.close(() => done())),
      });
    });
  });
}
