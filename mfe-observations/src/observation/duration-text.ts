import { MESSAGES } from '@coaching/contracts';

/** A duration as lists show it: minutes, or 'Not Started' (spec 1 section 9). */
export const durationText = (minutes: number | null): string =>
  minutes === null ? MESSAGES.notStarted : `${minutes} min`;
