import { type FileExtension, fileExtension, isPictureName, MESSAGES } from '@coaching/contracts';
import { type Handler, Invalid, NotAllowed, NotFound, UnsupportedMedia } from '@coaching/service-kit';
import type { Storage } from '../storage/storage';
import type { Files } from './files-repository';
import { isTypeOf } from './promise-file';
import { storeUpload } from './store-upload';
import type { UploadSignatures } from './upload-signature';

const worn = 'This address no longer takes a file. Please choose the file again.';

export const uploadFile =
  (files: Files, storage: Storage, signatures: UploadSignatures): Handler<'uploadFile'> =>
  async ({ params: { name }, query, file: sent, now }) => {
    const expires = Number(query.expires);
    if (!signatures.isValid(name, expires, query.signature)) throw new NotAllowed(worn);
    if (now.getTime() > expires * 1000) throw new NotAllowed(worn);
    const file = await files.find(name);
    if (!file) throw new NotFound(worn);
    if (sent.type !== file.file_type && !isTypeOf(fileExtension(file.file_name) as FileExtension, sent.type))
      throw new UnsupportedMedia(
        isPictureName(file.file_name) ? MESSAGES.notAPicture : MESSAGES.notAnAllowedFile,
      );
    if (file.file_size !== undefined && sent.length !== file.file_size)
      throw new Invalid('The file is not of the size that was said. Please choose it again.');
    await storeUpload(file, sent, { files, storage, now });
    return { ok: true };
  };
