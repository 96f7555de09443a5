import { formatMonth, type LastSeen, type Month, type Pictures } from '@coaching/contracts';
import type { Mark } from './charts/mark';
import { logHref, toolHref } from './picture-links';
import { counted, seenWords } from './words';

/** Tools that have a bar of their own; what is used less is one bar together. */
const MOST_TOOLS = 8;

const month = (name: Month) => ({
  key: name,
  label: formatMonth(name),
  short: formatMonth(name).slice(0, 3),
});

export const minutesMarks = ({ minutes }: Pictures): Mark[] =>
  minutes.map((one) => ({
    ...month(one.month),
    values: [one.minutes],
    words: `${formatMonth(one.month)}: ${counted(one.minutes, 'minute')}`,
    href: one.minutes > 0 ? logHref('/timelog', one.month) : undefined,
  }));

export function toolsMarks({ tools, months }: Pictures): Mark[] {
  const span = [months[0]!, months.at(-1)!] as const;
  const mark = (key: string, label: string, interactions: number, href: string): Mark => ({
    key,
    label,
    values: [interactions],
    words: `${label}: ${counted(interactions, 'interaction')}`,
    href,
  });
  const rest = tools.slice(MOST_TOOLS);
  const others = rest.reduce((all, { interactions }) => all + interactions, 0);
  return [
    ...tools
      .slice(0, MOST_TOOLS)
      .map(({ tool, interactions }) => mark(`tool ${tool}`, tool, interactions, toolHref(tool, ...span))),
    ...(rest.length > 0
      ? [mark('others', counted(rest.length, 'other tool'), others, logHref('/toollog', ...span))]
      : []),
  ];
}

/** @param hrefOf where those are named who were last seen at a time */
export const coverageMarks = ({ coverage }: Pictures, hrefOf: (seen: LastSeen) => string): Mark[] =>
  coverage.map(({ seen, people }) => ({
    key: seen,
    label: seenWords[seen],
    values: [people],
    words: `Last seen: ${seenWords[seen].toLowerCase()}, ${counted(people, 'person', 'people')}`,
    href: people > 0 ? hrefOf(seen) : undefined,
  }));

/** These lead nowhere: no screen lists the action steps of a place, of which reports know no more than their days. */
export const stepsMarks = ({ steps }: Pictures): Mark[] =>
  steps.map(({ opened, closed, ...one }) => ({
    ...month(one.month),
    values: [opened, closed],
    words: `${formatMonth(one.month)}: ${opened} opened, ${closed} completed`,
  }));
