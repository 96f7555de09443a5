import { mailSettings } from '../../testing/content-for-test';
import { requestedMail } from './requested';

it('says how many coaches and seats there are, until when to add some, and that nobody is locked out', () => {
  const { subject, text, html } = requestedMail(
    {
      template: 'seats_exceeded',
      to: 'pat@school.test',
      username: 'Pat <Person>',
      organization: { uid: 'cedar-grove', name: 'Cedar Grove', seats: 10 },
      used: 11,
      day: '05/31/2026',
    },
    new Date('2026-05-01'),
    mailSettings,
  );
  expect(subject).toBe('Cedar Grove has more coaches than seats on Sidelight');
  for (const content of [text, html]) {
    expect(content).toContain('pays for 10 seats and has 11 coaches.');
    expect(content).toContain('by 05/31/2026');
    expect(content).toContain('Whoever coaches already goes on as before.');
    expect(content).toContain('https://product.test/seats/cedar-grove');
  }
  expect(html).toContain('Hello Pat &lt;Person&gt;,');
});
