import { unzipSync, type Zippable, zipSync } from 'fflate';
import { ListRefused } from './list-problem';

/** Bytes that the parts of a workbook may have together once they are unpacked. */
const MOST_UNPACKED = 48 * 1024 * 1024;
const MOST_PARTS = 500;

/** What is in words: sheets and what they name. Macros, pictures and settings of printers are not. */
const isRead = (name: string) => /\.(xml|rels)$/i.test(name);

/**
 * The same workbook with only what is read, not packed any more: who reads it finds no more than was counted here.
 * @throws ListRefused when it says it is larger than may be, or is damaged
 */
export function unpackWorkbook(bytes: Uint8Array): Uint8Array {
  let left = MOST_UNPACKED;
  let parts = 0;
  const unpacked = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!isRead(name)) return false;
      left -= originalSize;
      parts += 1;
      if (left < 0 || parts > MOST_PARTS) throw new ListRefused('too-large');
      return true;
    },
  });
  const stored: Zippable = {};
  for (const [name, part] of Object.entries(unpacked)) stored[name] = [part, { level: 0 }];
  return zipSync(stored);
}
