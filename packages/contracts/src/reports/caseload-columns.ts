/** What the caseload can be sorted by; the first is the default. */
export const caseloadColumns = [
  'client',
  'last',
  'next',
  'open_steps',
  'overdue_steps',
  'minutes',
  'cycle_weeks',
] as const;
export type CaseloadColumn = (typeof caseloadColumns)[number];

/** Whom of the coachees is asked for: all, those not seen in their rhythm, or those with overdue action steps. */
export const caseloadParts = ['all', 'not_seen', 'overdue'] as const;
export type CaseloadPart = (typeof caseloadParts)[number];

/** What a column of the caseload is filtered by: that there is something in it, or nothing. */
export const someOrNone = ['some', 'none'] as const;
