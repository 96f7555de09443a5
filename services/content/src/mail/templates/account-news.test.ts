import type { AccountNews } from '@coaching/contracts';
import { mailSettings } from '../../testing/content-for-test';
import type { MailSettings } from '../settings';
import { accountNewsMail } from './account-news';

const mailOf = (news: AccountNews, by: string | null = null, settings: MailSettings = mailSettings) =>
  accountNewsMail(
    {
      template: 'account_news',
      to: 'pat@school.test',
      username: 'Pat <Person>',
      news,
      email: 'new@home.test',
      by,
    },
    settings,
  );

it.each<[AccountNews, string | null, RegExp]>([
  ['password_changed', null, /Your password was changed\./],
  ['password_changed', 'Sam', /Sam of our support team has set a new password for your account\./],
  ['email_proposed', 'Sam', /Sam of our support team is adding new@home\.test to your account\./],
  ['email_added', null, /new@home\.test can now be used to sign in to your account\./],
  ['email_removed', null, /new@home\.test was removed from your account\./],
  ['email_removed', 'Sam', /Sam of our support team has removed new@home\.test from your account\./],
  ['account_deleted', null, /Your account was deleted\./],
  ['account_deleted', 'Sam', /Sam of our support team has deleted your account\./],
  ['account_restored', 'Sam Support', /Sam Support of our support team has restored your account/],
])('says that %s by %s, and what to do about it, as text and as HTML', (news, by, sentence) => {
  const { subject, text, html } = mailOf(news, by);
  expect(subject).toContain('Sidelight');
  for (const words of [sentence, /help@product\.test/]) {
    expect(text).toMatch(words);
    expect(html).toMatch(words);
  }
  expect(text).toContain('Hello Pat <Person>,');
  expect(html).toContain('Hello Pat &lt;Person&gt;,');
  expect(text).not.toMatch(/\b\d{6}\b/);
});

it('leads to a new password, where there is an account and the address is known', () => {
  const link = 'https://product.test/request_reset';
  expect(mailOf('email_added').text).toContain(link);
  expect(mailOf('account_deleted').text).not.toContain('http');
  expect(mailOf('email_added', null, { ...mailSettings, siteAddress: null }).text).not.toContain('http');
});
