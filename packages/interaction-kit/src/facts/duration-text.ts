import { MESSAGES } from '@coaching/contracts';

/** A duration as lists show it (spec 2 section 9). */
export function durationText(minutes: number | null): string {
  if (minutes === null) return MESSAGES.notStarted;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
