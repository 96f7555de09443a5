import type { SessionData } from 'express-session';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A session that nobody uses for this long ends, in milliseconds. */
export const IDLE_MS = 14 * DAY_MS;
/** A session ends this long after sign-in, however much it is used, in milliseconds. */
export const ABSOLUTE_MS = 30 * DAY_MS;
/** How long a session is used before its idle time begins anew, in milliseconds; spares the store a write a call. */
export const RENEW_AFTER_MS = 60 * 60 * 1000;
/** How long a session is still good after another has taken its place, so that calls under way are answered, in milliseconds. */
export const SUPERSEDED_MS = 10_000;
/** How long this process believes what it read of a session, in milliseconds. */
export const BELIEVED_MS = 2000;
/** The same where no other process writes what it read, so that it hears of every change. */
export const BELIEVED_ALONE_MS = 30_000;

/** Has reached the end of its days, or another took its place a while ago. */
export const isOver = (
  { signed_in_at = 0, superseded_at = Number.POSITIVE_INFINITY }: Partial<SessionData>,
  now: number,
) => now - signed_in_at >= ABSOLUTE_MS || now - superseded_at >= SUPERSEDED_MS;

/** The time is over in which somebody might go on in it as somebody else. */
export const isTimeUp = ({ real }: { real?: { until: number } | null }, now: number): boolean =>
  !!real && now >= real.until;
