import type { CaseloadRow } from '@coaching/contracts';

export const weeksText = (weeks: number) => (weeks === 1 ? '1 week' : `${weeks} weeks`);

/** How often somebody is to be seen. */
export const rhythmText = (weeks: number) => (weeks === 1 ? 'Every week' : `Every ${weeksText(weeks)}`);

/** How long somebody was not seen, as far as that is longer than their rhythm; null while all is well. */
export function notSeenText({
  not_seen,
  weeks_since,
}: Pick<CaseloadRow, 'not_seen' | 'weeks_since'>): string | null {
  if (!not_seen) return null;
  return weeks_since === null ? 'Not seen yet' : `Not seen for ${weeksText(weeks_since)}`;
}
