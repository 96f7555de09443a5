import type { MailRecord } from '../mail/mail-record';
import { type ContentForTest, startContentForTest } from '../testing/content-for-test';
import type { ContactRecord } from './contact-record';

let content: ContentForTest;
beforeAll(async () => {
  content = await startContentForTest();
});
afterAll(() => content.close());

const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@school.test', help: 'How much is it?' };
const send = (body: unknown) => content.call('contactUs', { body: body as typeof ada }, null);
const requests = () => content.service.context.db.collection<ContactRecord>('contact_requests');
const mails = () => content.service.context.db.collection<MailRecord>('mails');

it('stores what was written and mails it to those who run the product', async () => {
  expect(await send(ada)).toEqual({ ok: true });
  expect(await requests().findOne({ email: ada.email })).toMatchObject({
    ...ada,
    received_at: expect.any(Date),
  });
  const mail = await mails().findOne({ reply_to: ada.email });
  expect(mail).toMatchObject({
    template: 'contact',
    to: 'hello@product.test',
    subject: 'Sidelight: Ada Lovelace asks for contact',
    outcome: 'stored',
  });
  expect(mail?.text).toContain('> How much is it?');
  expect(mail?.html).toContain('How much is it?');
});

it('asks for no more than a name and an address', async () => {
  const { help: _, ...brief } = { ...ada, email: 'brief@school.test' };
  expect(await send(brief)).toEqual({ ok: true });
  expect((await mails().findOne({ reply_to: brief.email }))?.text).toContain('did not say');
});

it('takes line breaks in what is written, as text', async () => {
  await send({
    ...ada,
    email: 'lines@school.test',
    help: 'one\r\nBcc: all@school.test\n<script>alert(1)</script>',
  });
  const mail = await mails().findOne({ reply_to: 'lines@school.test' });
  expect(mail?.text).toContain('> Bcc: all@school.test');
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail?.html).not.toContain('<script>');
});

it.each([
  ['a line break in the first name', { ...ada, first_name: 'Ada\r\nBcc: all@school.test' }],
  ['a line break in the last name', { ...ada, last_name: 'Lovelace\nSubject: buy' }],
  ['a line separator in a name', { ...ada, last_name: 'Love\u2028lace' }],
  ['a line break in the address', { ...ada, email: 'ada@school.test\r\nBcc: all@school.test' }],
  ['two addresses', { ...ada, email: 'ada@school.test, all@school.test' }],
  ['an address with a name', { ...ada, email: 'Ada <ada@school.test>' }],
  ['no address', { ...ada, email: '' }],
  ['what is no address', { ...ada, email: 'ada' }],
  ['an address that is no text', { ...ada, email: { $ne: null } }],
  ['no first name', { ...ada, first_name: ' ' }],
  ['no last name', { first_name: 'Ada', email: ada.email }],
  ['a text beyond measure', { ...ada, help: 'a'.repeat(5001) }],
  ['a field that nobody knows', { ...ada, to: 'all@school.test' }],
])('refuses %s', async (_, body) => {
  const before = await mails().countDocuments();
  await expect(send(body)).rejects.toMatchObject({ status: 400, body: { message: expect.any(String) } });
  expect(await mails().countDocuments()).toBe(before);
});
