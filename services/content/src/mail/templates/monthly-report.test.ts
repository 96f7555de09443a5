import type { MonthlyReport } from '@coaching/contracts';
import { mailSettings } from '../../testing/content-for-test';
import { monthlyReportMail } from './monthly-report';

const report: MonthlyReport = {
  month: '2026-10',
  organization_uid: 'cedar',
  places: ['Cedar & Grove'],
  scope: 'organization',
  interactions: 1,
  minutes: 1230,
  before: { interactions: 4, minutes: 1 },
  tools: [{ tool: 'Look-fors <2>', interactions: 1 }],
  office: { opened: 2, closed: 1, not_seen: 3 },
  left_out: ['fewer_rights', 'private', 'names'],
};
const mailOf = (changes: Partial<MonthlyReport> = {}, settings = mailSettings) =>
  monthlyReportMail(
    {
      template: 'monthly_report',
      to: 'pat@school.test',
      username: 'Pat',
      report: { ...report, ...changes },
    },
    settings,
  );

it('says what a month came to and what is left out, as text and as HTML', () => {
  const { subject, text, html } = mailOf();
  expect(subject).toBe('Your Sidelight report of Oct 2026');
  expect(text).toContain('Interactions in Cedar & Grove in Oct 2026:');
  expect(html).toContain('Interactions in Cedar &amp; Grove in Oct 2026:');
  expect(html).toContain('Look-fors &lt;2&gt;: 1');
  for (const words of [
    '1 interaction, 1,230 minutes. The month before: 4 interactions, 1 minute.',
    '2 action steps agreed on, 1 action step completed. 3 people who can be coached had no visit',
    'Left out: You may see less than when your last report was made, so this one counts less. What others hold in private is not counted.',
    'Stop these mails',
  ])
    expect([text.includes(words), html.includes(words)]).toEqual([true, true]);
});

it('leads to the log of the organization it is about', () => {
  const month = 'start_date=2026-10&end_date=2026-10';
  expect(mailOf().text).toContain(`https://product.test/timelog?organization_uid=cedar&${month}`);
  expect(mailOf({ organization_uid: null }).text).toContain(`https://product.test/timelog?${month}`);
});

it.each<[Partial<MonthlyReport>, string]>([
  [{ scope: 'everybody', places: [] }, 'on the whole platform'],
  [{ scope: 'programs', places: ['Literacy'] }, 'in Literacy, and what you held yourself'],
  [{ scope: 'coach', places: [] }, 'that you held'],
  [{ scope: 'coachee', places: ['Cedar'] }, 'with you in Cedar'],
])('says whose interactions are counted: %o', (changes, words) => {
  expect(mailOf(changes).text).toContain(`Interactions ${words} in Oct 2026:`);
});

it('names ten tools and counts the others, and says nothing of an office to who has none', () => {
  const tools = Array.from({ length: 12 }, (_, place) => ({ tool: `Tool ${place}`, interactions: 2 }));
  const { text } = mailOf({ tools, office: null });
  expect(text).toContain('Tool 9: 2\nOther tools: 4');
  expect(text).not.toContain('action step');
});

it('says where it is switched off, also where nobody knows the address', () => {
  const { text } = mailOf({}, { ...mailSettings, siteAddress: null as unknown as string });
  expect(text).not.toContain('http');
  expect(text).toContain('Switch off “Monthly report by mail” above the time log.');
});
