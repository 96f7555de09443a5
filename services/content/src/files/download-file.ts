import { isPictureName, MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound } from '@coaching/service-kit';
import type { Storage } from '../storage/storage';
import type { Files } from './files-repository';
import { lookAtFile } from './look-at-file';

export const downloadFile =
  (files: Files, storage: Storage): Handler<'downloadFile'> =>
  async ({ params: { name }, now }) => {
    const file = await files.find(name);
    const stored = file && (await lookAtFile(file, { files, storage, now }));
    const found = stored && (await storage.find(stored.key));
    if (!file || !stored || !found) throw new NotFound(MESSAGES.notFound);
    const { type } = stored;
    return { type, ...found, saveAs: isPictureName(file.file_name) ? null : file.file_name };
  };
