import type { BillingNews } from '@coaching/contracts';
import { mailSettings } from '../../testing/content-for-test';
import type { MailSettings } from '../settings';
import { requestedMail } from './requested';

const mailOf = (news: BillingNews, settings: MailSettings = mailSettings, more: object = {}) =>
  requestedMail(
    {
      template: 'billing_news',
      to: 'pat@school.test',
      username: 'Pat <Person>',
      news,
      product: 'yearly',
      day: '03/15/2026',
      ...more,
    },
    new Date('2026-03-13'),
    settings,
  );

it.each<[BillingNews, RegExp]>([
  ['receipt', /Complete, yearly \(\$99 a year\) is paid until 03\/15\/2026\./],
  ['trial_ends', /Your free week ends on 03\/15\/2026\. Choose a plan/],
  ['payment_failed', /The payment for your plan Complete, yearly has failed\. .* until 03\/15\/2026\./],
  ['license_ended', /Your license ended on 03\/15\/2026\./],
])('says of %s what happened and where to go, as text and as HTML', (news, sentence) => {
  const { subject, text, html } = mailOf(news);
  expect(subject).toContain('Sidelight');
  for (const content of [text, html]) {
    expect(content).toMatch(sentence);
    expect(content).toContain('https://product.test/payment');
  }
  expect(html).toContain('Hello Pat &lt;Person&gt;,');
  expect(mailOf(news, { ...mailSettings, siteAddress: null }).text).not.toContain('http');
});

it.each<[BillingNews, RegExp]>([
  [
    'receipt',
    /Complete, yearly for 25 coaches of Cedar <Grove> \(\$2475 a year\) is paid until 03\/15\/2026\./,
  ],
  ['payment_failed', /The payment for Cedar <Grove> has failed\. Its seats count until 03\/15\/2026/],
  ['license_ended', /ended on 03\/15\/2026\. Nobody who coaches there is locked out\./],
])('says of %s whose seats it is about, to who pays for an organisation', (news, sentence) => {
  const organization = { uid: 'cedar-grove', name: 'Cedar <Grove>', seats: 25 };
  const { text, html } = mailOf(news, mailSettings, { organization });
  expect(text).toMatch(sentence);
  expect(html).toContain('Cedar &lt;Grove&gt;');
  for (const content of [text, html]) expect(content).toContain('https://product.test/seats/cedar-grove');
});
