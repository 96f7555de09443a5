import { isPictureName, MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound } from '@coaching/service-kit';
import type { Resources } from '../resources/resources-repository';
import type { Storage } from '../storage/storage';
import type { Files } from './files-repository';
import { listExtension } from './list-kind';
import { lookAtFile } from './look-at-file';

interface Parts {
  files: Files;
  resources: Pick<Resources, 'isFileOfAny'>;
  storage: Storage;
}

/**
 * A file for whoever has its address. A spreadsheet may be a list of people, which is read for its sender and never
 * downloaded: it is there for nobody but as the file of a resource, and for as long as that is there.
 */
export const downloadFile =
  ({ files, resources, storage }: Parts): Handler<'downloadFile'> =>
  async ({ params: { name }, now }) => {
    const file = await files.find(name);
    const mayBeList = file !== null && listExtension(file.file_name) !== null;
    if (mayBeList && !(await resources.isFileOfAny(name))) throw new NotFound(MESSAGES.notFound);
    const stored = file && (await lookAtFile(file, { files, storage, now }));
    const found = stored && (await storage.find(stored.key));
    if (!file || !stored || !found) throw new NotFound(MESSAGES.notFound);
    const saveAs = isPictureName(file.file_name) ? null : file.file_name;
    return { type: stored.type, ...found, saveAs, ...(mayBeList && { changes: true }) };
  };
