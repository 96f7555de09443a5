import type { RunningTimer } from '@coaching/contracts';
import { within } from '../mongo/models';

/** When an interaction was and how long it took, as it is stored. */
export interface Timing {
  timestamp: Date | null;
  end_timestamp: Date | null;
  /** Minutes; null means not started. */
  duration: number | null;
  /** The timer that runs; null, or absent in what was stored before there were any, while it is stopped. */
  timer?: { started_at: Date; minutes: number } | null;
}

/** `Timing` as fields of schemas. */
export const timingFields = {
  timestamp: { type: Date, default: null },
  end_timestamp: { type: Date, default: null },
  duration: { type: Number, default: null },
  timer: { type: within<NonNullable<Timing['timer']>>({ started_at: Date, minutes: Number }), default: null },
} as const;

interface SentTiming {
  timestamp?: string | null | undefined;
  end_timestamp?: string | null | undefined;
  duration?: number | null | undefined;
  timer?: RunningTimer | null | undefined;
}

const moment = (text: string | null) => (text === null ? null : new Date(text));

/** What a draft says of its timing, as it is stored. */
export function writtenTiming({ timestamp, end_timestamp, duration, timer }: SentTiming): Partial<Timing> {
  return {
    ...(timestamp !== undefined && { timestamp: moment(timestamp) }),
    ...(end_timestamp !== undefined && { end_timestamp: moment(end_timestamp) }),
    ...(duration !== undefined && { duration }),
    ...(timer !== undefined && { timer: timer && { ...timer, started_at: new Date(timer.started_at) } }),
  };
}

/** What is made and begins in the same moment: its timer runs (spec 2 section 4). */
export const begunAt = (now: Date) => ({
  timestamp: now,
  duration: 0,
  timer: { started_at: now, minutes: 0 },
});

/**
 * What a draft says of the timing of what began when it was made: what began stays begun, and a first save that is sent
 * again stops no timer.
 */
export function timingOfBegun(draft: SentTiming & { revision?: number | undefined }): Partial<Timing> {
  const isFirst = draft.revision === 0;
  const said = Object.entries(writtenTiming(draft)).filter(
    ([name, value]) => value !== null || name === 'end_timestamp' || (name === 'timer' && !isFirst),
  );
  return Object.fromEntries(said);
}

/** Timing as it is answered. */
export function presentTiming({ timestamp, end_timestamp, duration, timer }: Timing) {
  return {
    timestamp: timestamp?.toISOString() ?? null,
    end_timestamp: end_timestamp?.toISOString() ?? null,
    duration,
    timer: timer ? { started_at: timer.started_at.toISOString(), minutes: timer.minutes } : null,
  };
}
