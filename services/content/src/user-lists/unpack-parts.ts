import { unzipSync } from 'fflate';
import { ListRefused } from './list-problem';

/** Bytes that the parts of an archive may have together once they are unpacked. */
const MOST_UNPACKED = 48 * 1024 * 1024;
const MOST_PARTS = 500;

/**
 * Parts of an archive, by their names. Each is unpacked into as many bytes as the archive says that it has, so that what
 * lies about its size is damaged and no larger.
 * @param isRead whether a part is needed; others are not unpacked
 * @throws ListRefused when it says it is larger than may be; others when it is damaged
 */
export function unpackParts(
  bytes: Uint8Array,
  isRead: (name: string) => boolean,
): Record<string, Uint8Array> {
  let left = MOST_UNPACKED;
  let parts = 0;
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!isRead(name)) return false;
      left -= originalSize;
      parts += 1;
      if (left < 0 || parts > MOST_PARTS) throw new ListRefused('too-large');
      return true;
    },
  });
}
