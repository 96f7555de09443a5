import { randomBytes } from 'node:crypto';
import {
  FILE_TYPES,
  type FileExtension,
  type FilePurpose,
  fileExtension,
  isPictureName,
  MESSAGES,
  maxFileBytes,
} from '@coaching/contracts';
import { fileTooLarge, TooLarge, TooMany, UnsupportedMedia } from '@coaching/service-kit';
import { cleanFileName } from './clean-name';
import { dayBefore, secondsOverAllowance } from './day-allowance';
import type { FileRecord } from './file-record';
import type { Files } from './files-repository';

const HOUR_MS = 60 * 60 * 1000;
const ENOUGH =
  'You have sent as many files as one can in a day (300 files, 1 GB in all). Please go on later.';

/** How long the promise of a file is remembered that never comes. */
const FORGET_AFTER_MS = 24 * HOUR_MS;

/** What browsers say of a file whose kind they do not know. */
const unknownTypes = ['', 'application/octet-stream'];

/** Whether a browser may call a file with this extension so. */
export function isTypeOf(extension: FileExtension, type: string): boolean {
  return FILE_TYPES[extension].includes(type) || unknownTypes.includes(type);
}

const isAllowed = (extension: string): extension is FileExtension => Object.hasOwn(FILE_TYPES, extension);

/** A file that somebody would like to send. */
export interface RequestedFile {
  user_uid: string;
  /** As its sender calls it. */
  file_name: string;
  /** Media type as its sender says; '' when they say none. */
  file_type: string;
  /** In bytes, where they say it. */
  file_size?: number;
  purpose: FilePurpose | null;
}

/**
 * Promises to take a file, under a name that nobody can guess.
 * @param seconds how long it can be sent
 * @throws UnsupportedMedia when its name or type is of none that we take; TooLarge when it says so itself; TooMany
 * past a day's allowance
 */
export async function promiseFile(
  files: Files,
  requested: RequestedFile,
  { now, seconds }: { now: Date; seconds: number },
): Promise<FileRecord> {
  const { user_uid, file_type, file_size, purpose } = requested;
  const file_name = cleanFileName(requested.file_name);
  const extension = fileExtension(file_name);
  const isMeantAsPicture = purpose !== null || file_type.startsWith('image/');
  if (!isAllowed(extension) || !isTypeOf(extension, file_type))
    throw new UnsupportedMedia(isMeantAsPicture ? MESSAGES.notAPicture : MESSAGES.notAnAllowedFile);
  if (purpose !== null && !isPictureName(file_name)) throw new UnsupportedMedia(MESSAGES.notAPicture);
  const maxBytes = maxFileBytes(file_name);
  if (file_size !== undefined && file_size > maxBytes) throw new TooLarge(fileTooLarge(maxBytes));
  const expires = Math.floor(now.getTime() / 1000) + seconds;
  const file: FileRecord = {
    name: `${randomBytes(24).toString('base64url')}.${extension}`,
    user_uid,
    file_name,
    file_type,
    ...(file_size !== undefined && { file_size }),
    purpose,
    granted_at: now,
    expires_at: new Date(expires * 1000),
    forget_at: new Date(now.getTime() + FORGET_AFTER_MS),
    stored: null,
  };
  // Counted with the others once it is there, so that those who ask at the same time count each other.
  await files.promise(file);
  const seconds_left = secondsOverAllowance(await files.since(user_uid, dayBefore(now)), now);
  if (seconds_left === 0) return file;
  await files.forget(file.name);
  throw new TooMany(ENOUGH, seconds_left);
}
