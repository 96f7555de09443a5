import { INVITATION_DAYS, type MailRequest } from '@coaching/contracts';
import { mailSettings } from '../../testing/content-for-test';
import { letter } from './letter';
import { lastsFor, requestedMail } from './requested';

const requestedAt = new Date('2026-03-02T09:00:00Z');
const expires_at = '2026-03-02T09:10:00.000Z';
const to = 'pat@school.test';

const requests: Extract<MailRequest, { code: string }>[] = [
  { template: 'code', to, code: '012345', expires_at },
  { template: 'email_change', to, username: 'Pat', code: '012345', expires_at },
  { template: 'email_added_by_staff', to, username: 'Pat', user_uid: 'pat', code: '012345', expires_at },
  { template: 'reset', to, username: 'Pat', asked_by: 'Ada Admin', code: '012345', expires_at },
  {
    template: 'invitation',
    to,
    username: 'Pat',
    invited_by: 'Ada <b>Lovelace</b>',
    organization_name: 'Cedar & Grove',
    code: '012345',
    expires_at,
  },
];

it.each(requests)('says code, time and whom to ask, as text and as HTML: $template', (request) => {
  const { subject, text, html } = requestedMail(request, requestedAt, mailSettings);
  expect(subject).toMatch(/Sidelight/);
  for (const words of ['012345', '10 minutes', 'help@product.test', 'Sidelight']) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
  expect(html).not.toContain('<b>');
});

it('says for how many days an invitation works', () => {
  const week = new Date(requestedAt.getTime() - 1000 + INVITATION_DAYS * 86_400_000).toISOString();
  const { text } = requestedMail(
    { ...requests[4]!, expires_at: week } as MailRequest,
    requestedAt,
    mailSettings,
  );
  expect(text).toContain('The code works once, for 7 days.');
});

it('says who invites where, with a link', () => {
  const { text, html } = requestedMail(requests[4]!, requestedAt, mailSettings);
  expect(text).toContain('Ada <b>Lovelace</b> has added you to Cedar & Grove on Sidelight.');
  expect(html).toContain('Ada &lt;b&gt;Lovelace&lt;/b&gt; has added you to Cedar &amp; Grove on Sidelight.');
  expect(text).toContain('https://product.test/verification?email=pat%40school.test');
});

it('leads who receives a code for an account to where it is entered for that account', () => {
  expect(requestedMail(requests[2]!, requestedAt, mailSettings).text).toContain(
    'https://product.test/verification?email=pat%40school.test&account=pat',
  );
});

it('names the course that was asked for with a code, and says that the code alone joins nothing', () => {
  const course = { program_name: 'Reading', organization_name: 'Cedar & Grove' };
  const { text, html } = requestedMail(
    { template: 'code', to, code: '012345', expires_at, course },
    requestedAt,
    mailSettings,
  );
  expect(text).toContain('wants to join Reading at Cedar & Grove.');
  expect(html).toContain('wants to join Reading at Cedar &amp; Grove.');
  expect(text).toContain('The code alone does not make you join.');
});

it('names who asked for a reset', () => {
  expect(requestedMail(requests[3]!, requestedAt, mailSettings).text).toContain(
    'Ada Admin has asked us to help you choose a new password.',
  );
});

it('has no link where nobody knows the address', () => {
  expect(requestedMail(requests[4]!, requestedAt, { ...mailSettings, siteAddress: null }).text).not.toContain(
    'http',
  );
});

it('keeps a subject on one line', () => {
  expect(letter('one\r\nBcc: all@school.test\u2028three', [], mailSettings).subject).toBe(
    'one Bcc: all@school.test three',
  );
});

it.each([
  [10, '10 minutes'],
  [9.99, '10 minutes'],
  [0.2, '1 minute'],
  [1, '1 minute'],
  [119, '119 minutes'],
  [120, '2 hours'],
  [60 * 24 * 7, '7 days'],
])('says %d minutes as %s', (minutes, words) => {
  expect(lastsFor(requestedAt, new Date(requestedAt.getTime() + minutes * 60_000))).toBe(words);
});
