import type { BillingNews } from '@coaching/contracts';
import { mailSettings } from '../../testing/content-for-test';
import type { MailSettings } from '../settings';
import { requestedMail } from './requested';

const mailOf = (news: BillingNews, settings: MailSettings = mailSettings) =>
  requestedMail(
    {
      template: 'billing_news',
      to: 'pat@school.test',
      username: 'Pat <Person>',
      news,
      product: 'yearly',
      day: '03/15/2026',
    },
    new Date('2026-03-13'),
    settings,
  );

it.each<[BillingNews, RegExp]>([
  ['receipt', /Complete, yearly \(\$99 a year\) is paid until 03\/15\/2026\./],
  ['trial_ends', /Your free week ends on 03\/15\/2026\. Choose a plan/],
  ['payment_failed', /The payment for your plan Complete, yearly has failed\. .* until 03\/15\/2026\./],
  ['license_ended', /Your licence ended on 03\/15\/2026\./],
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
