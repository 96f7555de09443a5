import { maxFileBytes } from '@coaching/contracts';
import type { FileRecord } from './file-record';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Files that one person may send in a day. */
export const FILES_PER_DAY = 300;
/** Bytes that one person may send in a day. */
export const BYTES_PER_DAY = 1024 ** 3;

/** When the day began whose files count. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

type Counted = Pick<FileRecord, 'file_name' | 'file_size' | 'granted_at' | 'expires_at' | 'stored'>;

/** How much a file counts, and until when: one that may still come counts as large as it may be. */
function weightOf({ file_name, file_size, granted_at, expires_at, stored }: Counted, now: Date) {
  const dayAfter = granted_at.getTime() + DAY_MS;
  if (stored) return { bytes: stored.length, until: dayAfter };
  if (expires_at <= now) return { bytes: 0, until: dayAfter };
  return { bytes: file_size ?? maxFileBytes(file_name), until: expires_at.getTime() };
}

/**
 * Seconds until all of these are no more than a day's; 0 when they are.
 * @param files what one person asked to send since `dayBefore`
 */
export function secondsOverAllowance(files: readonly Counted[], now: Date): number {
  const granted = files.map(({ granted_at }) => granted_at.getTime()).sort((one, other) => one - other);
  const ends = granted.slice(0, Math.max(granted.length - FILES_PER_DAY, 0)).map((at) => at + DAY_MS);
  const weights = files.map((file) => weightOf(file, now)).sort((one, other) => one.until - other.until);
  let bytes = weights.reduce((sum, weight) => sum + weight.bytes, 0);
  for (const weight of weights) {
    if (bytes <= BYTES_PER_DAY) break;
    bytes -= weight.bytes;
    ends.push(weight.until);
  }
  return ends.length === 0 ? 0 : Math.max(1, Math.ceil((Math.max(...ends) - now.getTime()) / 1000));
}
