import { formatMonth, type LastSeen, type Month, monthAfter, type Pictures } from '@coaching/contracts';

/** A figure as it is read. */
export const figure = (value: number) => value.toLocaleString('en-US');

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** The same where there is little room. */
export const shortFigure = (value: number) => (value < 1000 ? figure(value) : compact.format(value));

/** "1 minute", "2 minutes". */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${figure(count)} ${count === 1 ? one : many}`;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** When somebody was last seen, as a row of the picture is called. */
export const seenWords: Readonly<Record<LastSeen, string>> = {
  this_month: 'This month',
  last_month: 'Last month',
  three_months: 'Two or three months ago',
  twelve_months: 'Four to eleven months ago',
  not_in_twelve_months: 'Not in twelve months',
};

/** What the minutes come to. */
export function minutesSentence({ minutes }: Pick<Pictures, 'minutes'>): string {
  const all = sum(minutes.map((month) => month.minutes));
  const last = minutes.at(-1);
  if (!last || all === 0) return 'Minutes of coaching will be here once something has begun.';
  const lately = `${figure(last.minutes)} of them in ${formatMonth(last.month)} so far`;
  return `${counted(all, 'minute')} of coaching in twelve months, ${lately}.`;
}

/** Which tools were used. */
export function toolsSentence({ tools }: Pick<Pictures, 'tools'>): string {
  const [most] = tools;
  if (!most) return 'Tools will be here once something was made with them.';
  const all = counted(sum(tools.map(({ interactions }) => interactions)), 'interaction');
  if (tools.length === 1) return `${all} in twelve months, with ${most.tool}.`;
  return `${all} with ${tools.length} tools in twelve months; ${most.tool} was used most, ${counted(most.interactions, 'time')}.`;
}

/** Who was not seen since when. @param current the month it is */
export function coverageSentence({ coverage }: Pick<Pictures, 'coverage'>, current: Month): string {
  const people = (seen: LastSeen) => coverage.find((part) => part.seen === seen)?.people ?? 0;
  const all = sum(coverage.map((part) => part.people));
  if (all === 0) return 'Those who can be coached will be here.';
  const never = people('not_in_twelve_months');
  const missed = people('twelve_months') + never;
  const since = formatMonth(monthAfter(current, -3));
  const everybody = counted(all, 'person', 'people');
  if (missed === 0) return `Everybody was seen since ${since} began: ${everybody}.`;
  if (never === all) return `Nobody was seen in twelve months: ${everybody}.`;
  const some = never > 0 ? `, ${figure(never)} of them not in twelve months` : '';
  if (missed === all) return `Nobody was seen since ${since} began: ${everybody}${some}.`;
  const lead = `${figure(missed)} of ${everybody} ${missed === 1 ? 'has' : 'have'} not been seen since ${since} began`;
  return never === missed ? `${lead}, not in twelve months either.` : `${lead}${some}.`;
}

/** What was agreed on and done. */
export function stepsSentence({ steps }: Pick<Pictures, 'steps'>): string {
  const opened = sum(steps.map((month) => month.opened));
  const closed = sum(steps.map((month) => month.closed));
  if (opened + closed === 0) return 'Action steps will be here once some are agreed on.';
  return `${counted(opened, 'action step')} opened and ${figure(closed)} completed in twelve months.`;
}

/** "in Cedar Grove", "in Literacy and Numeracy", "on the whole platform". */
export function placeWords(places: readonly string[]): string {
  if (places.length === 0) return 'on the whole platform';
  return `in ${new Intl.ListFormat('en-US').format(places)}`;
}
