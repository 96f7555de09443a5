/** Whom interactions are with: one coachee, or several together. */
export const logGroupings = ['all', 'individual', 'groups'] as const;
export type LogGrouping = (typeof logGroupings)[number];

export const logColumns = [
  'coach_name',
  'client_name',
  'organization',
  'programs',
  'doc_count',
  'duration_sum',
  'duration_avg',
] as const;
export type LogColumn = (typeof logColumns)[number];
