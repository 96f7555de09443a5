import { z } from 'zod';
import { moment } from '../fields';
import { MAX_DURATION_MINUTES } from './limits';

/** Minutes an interaction took. */
export const durationMinutes = z.number().int().min(0).max(MAX_DURATION_MINUTES);

/** A timer that runs: since when, and the minutes there were then. Every session counts from these and none adds. */
export const runningTimerSchema = z.object({ started_at: moment, minutes: durationMinutes });
export type RunningTimer = z.infer<typeof runningTimerSchema>;
