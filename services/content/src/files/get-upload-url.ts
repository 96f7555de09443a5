import { randomBytes } from 'node:crypto';
import { FILE_TYPES, type FileExtension, fileExtension, isPictureName, MESSAGES } from '@coaching/contracts';
import { type Handler, TooMany, UnsupportedMedia } from '@coaching/service-kit';
import type { Storage } from '../storage/storage';
import { cleanFileName } from './clean-name';
import type { Files } from './files-repository';
import { UPLOAD_SECONDS, type UploadSignatures } from './upload-signature';

const HOUR_MS = 60 * 60 * 1000;
/** Files that one person may send in an hour. */
export const FILES_PER_HOUR = 300;
/** How long the promise of a file is remembered that never comes. */
const FORGET_AFTER_MS = 24 * HOUR_MS;

/** What browsers say of a file whose kind they do not know. */
const unknownTypes = ['', 'application/octet-stream'];

/** Whether a browser may call a file with this extension so. */
export function isTypeOf(extension: FileExtension, type: string): boolean {
  return FILE_TYPES[extension].includes(type) || unknownTypes.includes(type);
}

const isAllowed = (extension: string): extension is FileExtension => Object.hasOwn(FILE_TYPES, extension);

export const getUploadUrl =
  (files: Files, storage: Storage, signatures: UploadSignatures): Handler<'getUploadUrl'> =>
  async ({ actor, body: { file_type, purpose = null, ...asked }, api_address, now }) => {
    const file_name = cleanFileName(asked.file_name);
    const extension = fileExtension(file_name);
    const isMeantAsPicture = purpose === 'avatar' || file_type.startsWith('image/');
    if (!isAllowed(extension) || !isTypeOf(extension, file_type))
      throw new UnsupportedMedia(isMeantAsPicture ? MESSAGES.notAPicture : MESSAGES.notAnAllowedFile);
    if (purpose === 'avatar' && !isPictureName(file_name)) throw new UnsupportedMedia(MESSAGES.notAPicture);
    if ((await files.countSince(actor.uid, new Date(now.getTime() - HOUR_MS))) >= FILES_PER_HOUR)
      throw new TooMany('You have sent many files within an hour. Please go on a little later.', 15 * 60);

    const name = `${randomBytes(24).toString('base64url')}.${extension}`;
    const expires = Math.floor(now.getTime() / 1000) + UPLOAD_SECONDS;
    await files.promise({
      name,
      user_uid: actor.uid,
      file_name,
      file_type,
      purpose,
      granted_at: now,
      expires_at: new Date(expires * 1000),
      forget_at: new Date(now.getTime() + FORGET_AFTER_MS),
      kept: null,
    });
    const own = `${api_address}/uploads/${name}?expires=${expires}&signature=${signatures.sign(name, expires)}`;
    return {
      url: (await storage.sendAddress(name, file_type, UPLOAD_SECONDS)) ?? own,
      download_url: `${api_address}/files/${name}`,
    };
  };
