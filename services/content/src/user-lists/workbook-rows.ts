import { read, utils } from '@e965/xlsx';
import type { ListLimits } from './clean-rows';
import { ListRefused } from './list-problem';
import { unpackWorkbook } from './unpack-workbook';

const isPacked = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** How the reader says that there is a password; what is damaged may look to it like a zip that is encrypted. */
const SAYS_LOCKED = /password-protected|^ECMA-376 Encrypted|^Encryption/;

function opened(bytes: Uint8Array, sheetRows: number) {
  try {
    return read(isPacked(bytes) ? unpackWorkbook(bytes) : bytes, {
      type: 'buffer',
      dense: true,
      sheets: 0,
      sheetRows,
      cellFormula: false,
      cellHTML: false,
      bookVBA: false,
    });
  } catch (error) {
    if (error instanceof ListRefused) throw error;
    const isLocked = error instanceof Error && SAYS_LOCKED.test(error.message);
    throw new ListRefused(isLocked ? 'locked' : 'unreadable');
  }
}

/**
 * Rows of a workbook's first sheet, cells as they are shown there; of a formula what it last came to.
 * @throws ListRefused
 */
export function workbookRows(bytes: Uint8Array, { rows, columns }: ListLimits): string[][] {
  const { SheetNames, Sheets } = opened(bytes, rows + 1);
  const sheet = Sheets[SheetNames[0] ?? ''];
  if (!sheet?.['!ref']) throw new ListRefused('empty');
  const range = utils.decode_range(sheet['!ref']);
  // A sheet may say that it is 16,384 columns wide for nothing; one more than may be shows that there are too many.
  range.e.c = Math.min(range.e.c, range.s.c + columns);
  range.e.r = Math.min(range.e.r, range.s.r + rows);
  return utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '', blankrows: false, range });
}
