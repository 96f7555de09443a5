import {
  fileExtension,
  MAX_UPLOAD_THREADS,
  MIN_CHUNKED_BYTES,
  type UploadFailure,
  type UploadRecord,
} from '@coaching/contracts';
import type { UploadSettings } from '@coaching/ui-kit/upload';

/** How many files are sent at once: 1 to 5, and 1 unless set (spec 2 section 9). */
export function threadCount(threads = 1): number {
  const whole = Math.trunc(threads);
  return Number.isNaN(whole) ? 1 : Math.min(Math.max(whole, 1), MAX_UPLOAD_THREADS);
}

/** Most files there may be; 0 for no limit (spec 2 section 5). */
export function maximumFiles({ multiple = false, maximum = 0 }: UploadSettings): number {
  return multiple ? Math.max(maximum, 0) : 1;
}

/** How a file is sent: in chunks when it is large (spec 2 section 9); null when there is no way. */
export function wayToSend({
  size,
  putAction,
  postAction,
}: Pick<UploadRecord, 'size' | 'putAction' | 'postAction'>): 'chunks' | 'put' | 'post' | null {
  if (postAction && size >= MIN_CHUNKED_BYTES) return 'chunks';
  if (putAction) return 'put';
  return postAction ? 'post' : null;
}

/**
 * Why a file cannot be sent at all; null when it can.
 * @param file as it was chosen; null for what is no file
 */
export function problemBefore(
  record: UploadRecord,
  file: File | null,
  { extensions = [], maxSize = 0 }: UploadSettings,
): UploadFailure | null {
  if (!file) return 'file_object';
  if (extensions.length > 0 && !extensions.includes(fileExtension(record.name))) return 'extension';
  if (maxSize > 0 && record.size > maxSize) return 'size';
  return wayToSend(record) ? null : 'No action configured';
}
