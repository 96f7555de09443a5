import type { Handler } from '@coaching/service-kit';
import type { Storage } from '../storage/storage';
import type { Files } from './files-repository';
import { promiseFile } from './promise-file';
import { UPLOAD_SECONDS, type UploadSignatures } from './upload-signature';

export const getUploadUrl =
  (files: Files, storage: Storage, signatures: UploadSignatures): Handler<'getUploadUrl'> =>
  async ({ actor, body: { file_name, file_type, file_size, purpose = null }, api_address, now }) => {
    const wanted = { user_uid: actor.uid, file_name, file_type, file_size, purpose };
    const { name, expires_at } = await promiseFile(files, wanted, { now, seconds: UPLOAD_SECONDS });
    const expires = expires_at.getTime() / 1000;
    const own = `${api_address}/uploads/${name}?expires=${expires}&signature=${signatures.sign(name, expires)}`;
    const promised = { type: file_type, length: file_size ?? null };
    return {
      url: (await storage.sendAddress(name, promised, UPLOAD_SECONDS)) ?? own,
      download_url: `${api_address}/files/${name}`,
    };
  };
