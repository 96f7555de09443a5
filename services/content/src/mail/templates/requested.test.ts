import type { MailRequest } from '@coaching/contracts';
import { mailSettings } from '../../testing/content-for-test';
import { letter } from './letter';
import { lastsFor, requestedMail } from './requested';

const asked = new Date('2026-03-02T09:00:00Z');
const expires_at = '2026-03-02T09:10:00.000Z';
const to = 'pat@school.test';

const requests: MailRequest[] = [
  { template: 'code', to, code: '012345', expires_at },
  { template: 'email_change', to, username: 'Pat', code: '012345', expires_at },
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
  const { subject, text, html } = requestedMail(request, asked, mailSettings);
  expect(subject).toMatch(/Sidelight/);
  for (const said of ['012345', '10 minutes', 'help@product.test', 'Sidelight']) {
    expect(text).toContain(said);
    expect(html).toContain(said);
  }
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
  expect(html).not.toContain('<b>');
});

it('says who invites where, with a link', () => {
  const { text, html } = requestedMail(requests[2]!, asked, mailSettings);
  expect(text).toContain('Ada <b>Lovelace</b> has added you to Cedar & Grove on Sidelight.');
  expect(html).toContain('Ada &lt;b&gt;Lovelace&lt;/b&gt; has added you to Cedar &amp; Grove on Sidelight.');
  expect(text).toContain('https://product.test/verification?email=pat%40school.test');
});

it('has no link where nobody knows the address', () => {
  expect(requestedMail(requests[2]!, asked, { ...mailSettings, siteAddress: null }).text).not.toContain(
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
  [0.2, '1 minute'],
  [1, '1 minute'],
  [119, '119 minutes'],
  [120, '2 hours'],
  [60 * 24 * 7, '7 days'],
])('says %d minutes as %s', (minutes, said) => {
  expect(lastsFor(asked, new Date(asked.getTime() + minutes * 60_000))).toBe(said);
});
