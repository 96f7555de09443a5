import type { UploadRecord } from '@coaching/contracts';
import type { UploadSettings } from './upload-queue';

const KILO = 1024;

/** A number of bytes as people say it: 900 bytes, 12 KB, 3.4 MB. */
export function sizeText(bytes: number): string {
  if (bytes < KILO) return `${Math.round(bytes)} ${Math.round(bytes) === 1 ? 'byte' : 'bytes'}`;
  const kilobytes = bytes / KILO;
  if (Math.round(kilobytes) < KILO) return `${Math.round(kilobytes)} KB`;
  const megabytes = Math.round((kilobytes / KILO) * 10) / 10;
  return `${megabytes} MB`;
}

/** What may be sent, in a sentence; '' when all may. */
export function allowedText({ extensions = [], maxSize = 0, multiple = false }: UploadSettings): string {
  const kinds = extensions.join(', ').toUpperCase();
  const most = maxSize > 0 ? `up to ${sizeText(maxSize)}${multiple ? ' each' : ''}` : '';
  const text = [kinds, most].filter(Boolean).join('; ');
  return text && `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}

/**
 * The message when more is chosen than there may be; '' otherwise.
 * @param chosen how many more
 * @param there how many there are
 */
export function tooManyText(
  { multiple = false, maximum = 0 }: UploadSettings,
  chosen: number,
  there: number,
): string {
  const most = multiple ? maximum : 1;
  // One file takes the place of another.
  const room = most === 0 ? Number.POSITIVE_INFINITY : most === 1 ? 1 : most - there;
  if (chosen <= room) return '';
  return most === 1 ? 'One file can be sent here.' : `Up to ${most} files can be sent here.`;
}

/**
 * How a file is doing, in a line.
 * @param hasNetwork false while nothing can be sent
 */
export function stateText(
  { active, error, message, success, size, progress, speed }: UploadRecord,
  hasNetwork: boolean,
): string {
  if (error) return message;
  if (success) return `${sizeText(size)}, sent`;
  if (!active) return `${sizeText(size)}, waiting`;
  const part = `${Math.floor(progress * 100)} % of ${sizeText(size)}`;
  if (!hasNetwork) return `${part}, waiting for the network`;
  return speed > 0 ? `${part}, ${sizeText(speed)} a second` : part;
}

/** What a screen reader announces of a file that was otherwise before; '' when it is nothing. */
export function announcementFor(
  before: UploadRecord | undefined,
  { name, error, message, success }: UploadRecord,
) {
  if (success && !before?.success) return `${name} has been sent.`;
  return error && before?.error !== error ? `${name}: ${message}` : '';
}
