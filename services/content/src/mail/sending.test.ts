import { type MailRequest, newUid } from '@coaching/contracts';
import { openStoreForTest, type StoreForTest } from '@coaching/embedded/testing';
import { type ContentForTest, mailSettings, startContentForTest } from '../testing/content-for-test';
import { type RecipientAnswer, type SmtpForTest, startSmtp } from '../testing/smtp-server';
import type { MailRecord } from './mail-record';
import { smtpServer } from './mail-server';
import { mailsIn } from './mails-repository';
import { afterFailure, pauseAfter, tooLateAt } from './send-mails';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const aCode = (to: string, more: Partial<MailRequest> = {}): MailRequest =>
  ({ template: 'code', to, code: '123456', expires_at: inMinutes(10), ...more }) as MailRequest;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function smtp(port?: number, answer?: RecipientAnswer): Promise<SmtpForTest> {
  const server = await startSmtp(port, answer);
  closing.push(() => server.stop());
  return server;
}

async function contentWith(url: string, store?: StoreForTest): Promise<ContentForTest> {
  const mailServer = smtpServer(url, mailSettings.from);
  const shared = store && { mongoUrl: store.url, databasePrefix: store.databasePrefix };
  const content = await startContentForTest({ mailServer, lookForMailMs: 20, ...shared });
  closing.push(() => content.close());
  return content;
}

const request = (content: ContentForTest, mail: MailRequest, uid = newUid()) =>
  content.receiveEvent({ type: 'mail.requested', entity_uid: uid, revision: 1, data: { mail } });
const mailsOf = (content: ContentForTest) => content.service.context.db.collection<MailRecord>('mails');

/** Waits for a change that has no event, by looking at what is stored. */
async function becomes(
  content: ContentForTest,
  to: string,
  expected: Partial<MailRecord>,
): Promise<MailRecord> {
  for (;;) {
    const mail = await mailsOf(content).findOne({ to, ...expected });
    if (mail) return mail;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('a mail', () => {
  it('is sent as text and HTML, from us, once', async () => {
    const server = await smtp();
    const content = await contentWith(server.url);
    const uid = newUid();
    await request(content, aCode('pat@school.test'), uid);
    const [mail] = await server.arrived(1);
    expect(mail).toMatchObject({ from: 'no-reply@product.test', to: ['pat@school.test'] });
    for (const line of [
      'From: Sidelight <no-reply@product.test>',
      'To: pat@school.test',
      'Subject: 123456 is your Sidelight code',
      `Message-ID: <${uid}@product.test>`,
      'Auto-Submitted: auto-generated',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Type: text/html; charset=utf-8',
    ])
      expect(mail?.raw).toContain(line);
    expect(await becomes(content, 'pat@school.test', { outcome: 'sent' })).toMatchObject({ attempts: 1 });
  });

  it('is sent once, however often it is asked for and however many processes send', async () => {
    const server = await smtp();
    const store = await openStoreForTest();
    closing.push(() => store.close());
    const first = await contentWith(server.url, store);
    const second = await contentWith(server.url, store);
    const people = Array.from({ length: 20 }, (_, index) => `person${index}@school.test`);
    await Promise.all(
      people.map(async (to, index) => {
        const uid = newUid();
        await request(index % 2 === 0 ? first : second, aCode(to), uid);
        // A second telling of the same mail meets its uid.
        await request(first, aCode(to), uid).catch(() => {});
      }),
    );
    for (const to of people) await becomes(first, to, { outcome: 'sent' });
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual([...people].sort());
  });

  it('of the contact form answers to who wrote it, and nobody else', async () => {
    const server = await smtp();
    const content = await contentWith(server.url);
    const body = { first_name: 'Ada', last_name: '"; Bcc: x@y.test', email: 'ada@school.test' };
    await content.call('contactUs', { body }, null);
    const [mail] = await server.arrived(1);
    expect(mail?.to).toEqual(['hello@product.test']);
    expect(mail?.raw).toContain('Reply-To: ada@school.test');
    expect(mail?.raw).not.toMatch(/^bcc:/im);
  });
});

it('a mail whose next try was put off by a clock that was set back since is sent now', async () => {
  const store = await openStoreForTest();
  closing.push(() => store.close());
  const away = await startSmtp();
  await away.stop();
  const before = await contentWith(away.url, store);
  await request(before, aCode('pat@school.test'));
  // Nobody is trying now, nor will who could not send it before.
  await becomes(before, 'pat@school.test', { attempts: 1, last_error: { $ne: null } as never });
  const next_try_at = new Date(inMinutes(60));
  await mailsOf(before).updateOne({ to: 'pat@school.test' }, { $set: { next_try_at } });
  await closing.pop()!();
  const server = await smtp();
  await contentWith(server.url, store);
  expect((await server.arrived(1))[0]?.to).toEqual(['pat@school.test']);
});

describe('while the mail server is away', () => {
  it('a mail waits, over a restart too, and is sent once when it is back', async () => {
    const away = await startSmtp();
    await away.stop();
    const store = await openStoreForTest();
    closing.push(() => store.close());
    const before = await contentWith(away.url, store);
    await request(before, aCode('pat@school.test'));
    const failed = await becomes(before, 'pat@school.test', {
      attempts: 1,
      last_error: { $ne: null } as never,
    });
    expect(failed.outcome).toBe('waiting');
    await closing.pop()!();

    const server = await smtp(away.port);
    const after = await contentWith(away.url, store);
    await mailsOf(after).updateOne({ to: 'pat@school.test' }, { $set: { next_try_at: new Date() } });
    await server.arrived(1);
    expect(await becomes(after, 'pat@school.test', { outcome: 'sent' })).toMatchObject({ attempts: 2 });
    expect(server.received).toHaveLength(1);
  });

  it('a mail that was taken by a process that died is sent by another', async () => {
    const server = await smtp();
    const content = await contentWith(server.url);
    const lost = {
      uid: newUid(),
      template: 'code',
      to: 'lost@school.test',
      subject: 's',
      text: 't',
      html: 'h',
    } as const;
    await mailsOf(content).insertOne({
      ...lost,
      reply_to: null,
      requested_at: new Date(),
      expires_at: null,
      outcome: 'waiting',
      attempts: 1,
      next_try_at: new Date(Date.now() - 1),
      sent_at: null,
      last_error: null,
    });
    expect((await server.arrived(1))[0]?.to).toEqual(['lost@school.test']);
  });

  it('a server that is busy is asked again, one that refuses for good is not', async () => {
    const server = await smtp(0, (address) => (address.startsWith('busy') ? 451 : 550));
    const content = await contentWith(server.url);
    await request(content, aCode('busy@school.test'));
    await request(content, aCode('gone@school.test'));
    await server.refused(2);
    await becomes(content, 'gone@school.test', { outcome: 'refused', attempts: 1 });
    const busy = await becomes(content, 'busy@school.test', {
      attempts: 1,
      last_error: { $ne: null } as never,
    });
    expect(busy.outcome).toBe('waiting');
    expect(server.received).toHaveLength(0);
  });

  it('a mail that is too late is not sent', async () => {
    const server = await smtp();
    const content = await contentWith(server.url);
    await request(content, aCode('late@school.test', { expires_at: inMinutes(-1) }));
    await becomes(content, 'late@school.test', { outcome: 'expired' });
    expect(server.received).toHaveLength(0);
  });
});

describe('pauses', () => {
  it.each([
    [1, 2000],
    [2, 4000],
    [5, 32_000],
    [12, 15 * 60_000],
    [1000, 15 * 60_000],
  ])('after %d tries last %d ms', (attempts, pause) => {
    expect(pauseAfter(attempts)).toBe(pause);
  });

  it('end when the mail would be too late', () => {
    const now = new Date();
    const mail = { attempts: 3, requested_at: now, expires_at: new Date(now.getTime() + 5000) } as MailRecord;
    expect(afterFailure(mail, new Error('away'), now)).toEqual({ outcome: 'expired', last_error: 'away' });
  });
});

describe('a monthly report, which is made anew when nobody gets it', () => {
  const requested_at = new Date('2026-11-01T06:00:00.000Z');
  const after = (minutes: number) => new Date(requested_at.getTime() + minutes * 60_000);
  const aMail = (template: MailRecord['template'], attempts: number) =>
    ({ template, attempts, requested_at, expires_at: null }) as MailRecord;

  it.each<[MailRecord['template'], number, MailRecord['outcome'] | undefined]>([
    ['monthly_report', 1, undefined],
    ['monthly_report', 3, undefined],
    ['monthly_report', 4, 'expired'],
    ['account_news', 4, undefined],
    ['account_news', 400, undefined],
  ])('%s that failed %d times is %s', (template, attempts, outcome) => {
    expect(afterFailure(aMail(template, attempts), new Error('away'), after(1)).outcome).toBe(outcome);
  });

  it('is too late after ten minutes; others are after five days, or when they say so', () => {
    expect(tooLateAt(aMail('monthly_report', 1))).toEqual(after(10));
    expect(tooLateAt(aMail('account_news', 1))).toEqual(after(5 * 24 * 60));
    expect(tooLateAt({ ...aMail('code', 1), expires_at: after(7) })).toEqual(after(7));
  });
});

describe('what became of a monthly report is published, once it is certain', () => {
  const aReport = (to: string): MailRequest => ({
    template: 'monthly_report',
    to,
    username: 'Pat',
    report: {
      month: '2026-10',
      organization_uid: null,
      places: [],
      scope: 'coach',
      interactions: 0,
      minutes: 0,
      before: { interactions: 0, minutes: 0 },
      tools: [],
      office: null,
      left_out: ['names'],
    },
  });
  const settledIn = async (content: ContentForTest) =>
    (await content.published()).flatMap((event) =>
      event.type === 'mail.settled' ? [[event.entity_uid, event.data.outcome]] : [],
    );

  it('sent, or refused; of other mails nothing', async () => {
    const server = await smtp(0, (address) => (address.startsWith('gone') ? 550 : null));
    const content = await contentWith(server.url);
    const [sent, refused] = [newUid(), newUid()];
    await request(content, aReport('pat@school.test'), sent);
    await becomes(content, 'pat@school.test', { outcome: 'sent' });
    await request(content, aReport('gone@school.test'), refused);
    await becomes(content, 'gone@school.test', { outcome: 'refused' });
    await request(content, aCode('sam@school.test'));
    await becomes(content, 'sam@school.test', { outcome: 'sent' });
    expect(await settledIn(content)).toEqual([
      [sent, 'sent'],
      [refused, 'refused'],
    ]);
  });

  it('expired after a few tries while the mail server is away, and it is not sent once that is back', async () => {
    const away = await startSmtp();
    await away.stop();
    const content = await contentWith(away.url);
    const uid = newUid();
    await request(content, aReport('pat@school.test'), uid);
    for (const attempts of [1, 2, 3]) {
      // A try that is over has put the next one off by a pause, one that is going on by longer than any try.
      const isOver = { $lt: new Date(inMinutes(1)) } as never;
      await becomes(content, 'pat@school.test', { attempts, next_try_at: isOver, outcome: 'waiting' });
      await mailsOf(content).updateOne({ uid }, { $set: { next_try_at: new Date() } });
    }
    await becomes(content, 'pat@school.test', { outcome: 'expired', attempts: 4 });
    expect(await settledIn(content)).toEqual([[uid, 'expired']]);

    const server = await smtp(away.port);
    await request(content, aReport('sam@school.test'));
    expect((await server.arrived(1)).map(({ to }) => to[0])).toEqual(['sam@school.test']);
  });

  it('expired where it waited too long for its first try', async () => {
    const server = await smtp();
    const content = await contentWith(server.url);
    const uid = newUid();
    await mailsOf(content).insertOne({
      uid,
      template: 'monthly_report',
      to: 'pat@school.test',
      reply_to: null,
      subject: 's',
      text: 't',
      html: 'h',
      requested_at: new Date(inMinutes(-11)),
      expires_at: null,
      outcome: 'waiting',
      attempts: 0,
      next_try_at: new Date(),
      sent_at: null,
      last_error: null,
    });
    await becomes(content, 'pat@school.test', { outcome: 'expired' });
    expect(await settledIn(content)).toEqual([[uid, 'expired']]);
    expect(server.received).toHaveLength(0);
  });

  it('stored, where there is no mail server', async () => {
    const content = await startContentForTest();
    closing.push(() => content.close());
    const uid = newUid();
    await request(content, aReport('pat@school.test'), uid);
    expect(await settledIn(content)).toEqual([[uid, 'sent']]);
  });
});

it('without a mail server, mails are stored', async () => {
  const content = await startContentForTest();
  closing.push(() => content.close());
  await request(content, aCode('pat@school.test'));
  const mail = await mailsOf(content).findOne({ to: 'pat@school.test' });
  expect(mail).toMatchObject({ outcome: 'stored', attempts: 0, sent_at: expect.any(Date) });
});

it('a mail of an older version, which named it otherwise, is read as stored', async () => {
  const content = await startContentForTest();
  closing.push(() => content.close());
  await request(content, aCode('pat@school.test'));
  await mailsOf(content).updateOne({}, { $set: { outcome: 'kept' as MailRecord['outcome'] } });
  const [mail] = await mailsIn(content.service.context.connection, false).newest(1);
  expect(mail).toMatchObject({ to: 'pat@school.test', outcome: 'stored' });
});
