/** When somebody was last seen, by months; the latest first. */
export const lastSeenTimes = [
  'this_month',
  'last_month',
  'three_months',
  'twelve_months',
  'not_in_twelve_months',
] as const;
export type LastSeen = (typeof lastSeenTimes)[number];
