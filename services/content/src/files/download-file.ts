import { isPictureName, MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound, Refusal } from '@coaching/service-kit';
import type { Storage } from '../storage/storage';
import type { FileRecord, KeptFile } from './file-record';
import type { Files } from './files-repository';
import { keepFile } from './keep-file';

/**
 * What is kept of a file. Where browsers send to the storage directly, its first reader has it looked at; what is
 * refused then was never there.
 */
async function keptOf(
  file: FileRecord,
  parts: { files: Files; storage: Storage; now: Date },
): Promise<KeptFile | null> {
  if (file.kept) return file.kept;
  const { files, storage } = parts;
  const arrived = await storage.arrived(file.name);
  // Not sent yet, or another reader was first.
  if (!arrived) return (await files.find(file.name))?.kept ?? null;
  const kept = await keepFile(file, arrived, parts)
    .catch((error) => {
      if (error instanceof Refusal) return null;
      throw error;
    })
    .finally(() => arrived.bytes.destroy());
  await storage.dropArrived(file.name);
  return kept;
}

export const downloadFile =
  (files: Files, storage: Storage): Handler<'downloadFile'> =>
  async ({ params: { name }, now }) => {
    const file = await files.find(name);
    const kept = file && (await keptOf(file, { files, storage, now }));
    const found = kept && (await storage.find(kept.key));
    if (!file || !kept || !found) throw new NotFound(MESSAGES.notFound);
    const { type } = kept;
    return { type, ...found, saveAs: isPictureName(file.file_name) ? null : file.file_name };
  };
