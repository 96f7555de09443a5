/** Longest duration of an interaction, in minutes: a day. */
export const MAX_DURATION_MINUTES = 1440;
