import { MESSAGES } from '@coaching/contracts';

/** A duration as lists show it (spec 2 section 9). */
export const durationText = (minutes: number | null): string =>
  minutes === null ? MESSAGES.notStarted : `${minutes} minutes`;
