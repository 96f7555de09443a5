import { TooMany } from '@coaching/service-kit';
import type { RateLimiterRes } from 'rate-limiter-flexible';

/** Whether a counter has none left, rather than cannot be reached. */
export const isRefusal = (error: unknown): error is RateLimiterRes =>
  typeof error === 'object' && error !== null && 'msBeforeNext' in error;

/** Says for how long, as a person would. */
export function waitingTime(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/** @throws TooMany that says when to come back */
export function refuse(milliseconds: number): never {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  throw new TooMany(`Too many tries. Please try again in ${waitingTime(seconds)}.`, seconds);
}
