import { Readable } from 'node:stream';
import { type FilePurpose, maxFileBytes } from '@coaching/contracts';
import { fileTooLarge, Invalid, TooLarge } from '@coaching/service-kit';
import { cleanFileName } from '../files/clean-name';
import { promiseFile } from '../files/promise-file';
import { storeUpload } from '../files/store-upload';
import { UPLOAD_SECONDS } from '../files/upload-signature';
import type { Poster, Posting } from './posting';
import type { FormFile } from './read-form';

/**
 * Stores a file that was posted whole.
 * @returns the file's name
 * @throws Invalid when it is empty; what promiseFile and storeUpload throw
 */
export async function takeWhole(
  { files, storage }: Posting,
  { name, type, bytes }: FormFile,
  purpose: FilePurpose | null,
  { user_uid, now }: Poster,
): Promise<string> {
  if (bytes.length === 0) throw new Invalid('This file is empty.');
  const maxBytes = maxFileBytes(cleanFileName(name));
  if (bytes.length > maxBytes) throw new TooLarge(fileTooLarge(maxBytes));
  const requested = { user_uid, file_name: name, file_type: type, file_size: bytes.length, purpose };
  const file = await promiseFile(files, requested, { now, seconds: UPLOAD_SECONDS });
  const sent = { length: bytes.length, bytes: Readable.from([bytes]) };
  await storeUpload(file, sent, { files, storage, now });
  return file.name;
}
