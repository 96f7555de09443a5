import { type CallResponse, formatMoment, formatMonth } from '@coaching/contracts';

type State = CallResponse<'getMonthlyReport'>;

const ALWAYS = 'Counts and minutes of each month, as far as you may see them then, without names.';

/** What a monthly report by mail is about, and what became of the last one. */
export function reportWords({ since, organization, last }: State): string {
  if (since === null) return ALWAYS;
  const about = organization ? `About ${organization.name}. ` : '';
  if (!last) return `${about}The first one comes when this month is over.`;
  const [month, at] = [formatMonth(last.month), formatMoment(new Date(last.at))];
  switch (last.outcome) {
    case 'requested':
      return `${about}The report of ${month} is on its way.`;
    case 'sent':
      return `${about}The report of ${month} was sent on ${at}.`;
    case 'not_sent':
      return `${about}The report of ${month} was not sent, as you had no place there on ${at}.`;
    case 'failed': {
      const next = last.next_try_at ? ` We try again on ${formatMoment(new Date(last.next_try_at))}.` : '';
      return `${about}The report of ${month} could not be sent on ${at}.${next}`;
    }
  }
}
