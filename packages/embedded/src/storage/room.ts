import { CommandError } from '../errors';

/**
 * What the system and LMDB say where nothing more can be written: no room on the disk, of a quota, for one file, in the
 * map; and EIO, which is a failing disk or, because that is LMDB's word for a page of which only a part went in, a full
 * one.
 */
const numbers = [28, 122, 69, 27, 5, -30792];
const texts = /ENOSPC|EDQUOT|EFBIG|MAP_FULL|no space left|quota exceeded|file too large|input\/output error/i;

/** LMDB's word that it will write no more until it is opened anew. */
const panic = -30795;

export const noRoom =
  'The disk is full, or takes nothing more: this was not stored. Once there is room again it goes on by itself.';

/** What a failed commit means to whoever asked for it. */
export function writeFailure(error: unknown): CommandError {
  if (isOutOfRoom(error)) return new CommandError('OutOfDiskSpace', noRoom);
  return new CommandError(
    'OperationFailed',
    `The data file could not be written: ${(error as Error).message}`,
  );
}

export function isOutOfRoom(error: unknown): boolean {
  const { code, errno, message } = error as { code?: unknown; errno?: unknown; message?: string };
  return numbers.some((number) => number === code || number === errno) || texts.test(`${code} ${message}`);
}

/** Whether nothing can be written any more, however much room there is. */
export const isPanic = (error: unknown) => (error as { code?: unknown }).code === panic;
