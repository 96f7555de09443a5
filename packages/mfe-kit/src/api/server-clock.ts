/** A clock that is off by less is left alone: answers tell the time in whole seconds. */
const LEAST_MS = 2000;

let aheadMs = 0;

/**
 * How far the server's clock is ahead of this device's, in milliseconds; 0 where they agree as far as can be told.
 * @param date the answer's `Date`
 * @param asked when it was asked for and when it came, by this device's clock
 */
export function aheadOf(date: string | null, sentAt: number, receivedAt: number): number | null {
  const serverTime = Date.parse(date ?? '');
  if (Number.isNaN(serverTime)) return null;
  const ahead = serverTime + 500 - (sentAt + receivedAt) / 2;
  return Math.abs(ahead) < LEAST_MS + (receivedAt - sentAt) / 2 ? 0 : Math.round(ahead);
}

/** Learns from an answer what time it is at the server. */
export function learnTime(response: Response, sentAt: number): void {
  aheadMs = aheadOf(response.headers.get('date'), sentAt, Date.now()) ?? aheadMs;
}

/** What time it is at the server, as far as is known: the same for all devices of a person, however theirs are set. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs);
