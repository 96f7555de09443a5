import { formatMonth, type MailRequest, type MonthlyReport, PRODUCT_NAME } from '@coaching/contracts';
import type { MailWords } from '../mail-record';
import type { MailSettings } from '../settings';
import { letter, type Part } from './letter';

type ReportMail = Extract<MailRequest, { template: 'monthly_report' }>;

/** Tools that are named; the others are counted together. */
const MOST_TOOLS = 10;

const counted = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

/** Whose interactions are counted, as a sentence goes on. */
const whose: Record<MonthlyReport['scope'], (places: string) => string> = {
  everybody: (places) => (places ? `in ${places}` : 'on the whole platform'),
  organization: (places) => `in ${places}`,
  programs: (places) => `in ${places}, and what you held yourself`,
  coach: (places) => (places ? `that you held in ${places}` : 'that you held'),
  coachee: (places) => (places ? `with you in ${places}` : 'with you'),
};

const omissions: Record<MonthlyReport['left_out'][number], string> = {
  fewer_rights: 'You may see less than when your last report was made, so this one counts less.',
  private: 'What others hold in private is not counted.',
  elsewhere: 'What happened elsewhere is not counted.',
  other_programs: 'Programs that you do not administer are not counted.',
  other_coaches: 'What other coaches held is not counted.',
  other_coachees: 'What coaches held with others than you is not counted.',
  names: 'Names and what was written are never sent by mail; sign in to read what you may.',
};

function figures({ interactions, minutes, before, tools, office }: MonthlyReport): string[] {
  const others = tools.slice(MOST_TOOLS).reduce((sum, tool) => sum + tool.interactions, 0);
  const used = [
    ...tools.slice(0, MOST_TOOLS).map((tool) => `${tool.tool}: ${tool.interactions}`),
    ...(others > 0 ? [`Other tools: ${others}`] : []),
  ];
  return [
    `${counted(interactions, 'interaction')}, ${counted(minutes, 'minute')}. The month before: ${counted(before.interactions, 'interaction')}, ${counted(before.minutes, 'minute')}.`,
    ...(used.length > 0 ? [`With which tools:\n${used.join('\n')}`] : []),
    ...(office
      ? [
          `${counted(office.opened, 'action step')} agreed on, ${counted(office.closed, 'action step')} completed. ${counted(office.not_seen, 'person', 'people')} who can be coached had no visit within twelve months.`,
        ]
      : []),
  ];
}

/** What a month of coaching came to, what is left out of that, and where one ends these mails. */
export function monthlyReportMail({ username, report }: ReportMail, settings: MailSettings): MailWords {
  const { siteAddress } = settings;
  const month = formatMonth(report.month);
  const log = new URLSearchParams({
    ...(report.organization_uid && { organization_uid: report.organization_uid }),
    start_date: report.month,
    end_date: report.month,
  });
  const says = (sentence: string): Part => ({ says: sentence });
  return letter(
    `Your ${PRODUCT_NAME} report of ${month}`,
    [
      ...(username ? [says(`Hello ${username},`)] : []),
      says(`Interactions ${whose[report.scope](report.places.join(', '))} in ${month}:`),
      ...figures(report).map(says),
      says(`Left out: ${report.left_out.map((each) => omissions[each]).join(' ')}`),
      ...(siteAddress
        ? [
            {
              link: `${siteAddress}/timelog?${log}`,
              words: 'Open the time log',
            },
            { link: `${siteAddress}/timelog`, words: 'Stop these mails' },
          ]
        : []),
      says('You get this mail as you asked for it. Switch off “Monthly report by mail” above the time log.'),
    ],
    settings,
  );
}
