import { type Zippable, zipSync } from 'fflate';
import { unpackParts } from './unpack-parts';

/** What is in words: sheets and what they name. Macros, pictures and settings of printers are not. */
const isRead = (name: string) => /\.(xml|rels)$/i.test(name);

/**
 * The same workbook with only what is read, not packed any more: who reads it finds no more than was counted here.
 * @throws ListRefused when it says it is larger than may be, or is damaged
 */
export function unpackWorkbook(bytes: Uint8Array): Uint8Array {
  const stored: Zippable = {};
  for (const [name, part] of Object.entries(unpackParts(bytes, isRead))) stored[name] = [part, { level: 0 }];
  return zipSync(stored);
}
