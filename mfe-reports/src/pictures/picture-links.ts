import type { Month } from '@coaching/contracts';

/** The log whose rows add up to a figure. @param start the first month, and the only one unless another is given */
export const logHref = (log: '/timelog' | '/toollog', start: Month, end: Month = start) =>
  `${log}?${new URLSearchParams({ start_date: start, end_date: end })}`;

/** The tool log by one tool, whose uses come to its figure. */
export const toolHref = (tool: string, start: Month, end: Month) =>
  `${logHref('/toollog', start, end)}&${new URLSearchParams({ tool })}`;

/** Interactions with somebody. */
export const interactionsHref = (uid: string) => `/interactions/${uid}`;
