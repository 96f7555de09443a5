import { Refusal } from '@coaching/service-kit';
import type { Storage } from '../storage/storage';
import type { FileRecord, StoredFile } from './file-record';
import type { Files } from './files-repository';
import { storeUpload } from './store-upload';

/**
 * What is stored of a file. What browsers sent to the storage directly is looked at by the first who asks; what is
 * refused then was never there.
 */
export async function lookAtFile(
  file: FileRecord,
  parts: { files: Files; storage: Storage; now: Date },
): Promise<StoredFile | null> {
  if (file.stored) return file.stored;
  const { files, storage } = parts;
  const arrived = await storage.arrived(file.name);
  // Not sent yet, or another reader was first.
  if (!arrived) return (await files.find(file.name))?.stored ?? null;
  const stored = await storeUpload(file, arrived, parts)
    .catch((error) => {
      if (error instanceof Refusal) return null;
      throw error;
    })
    .finally(() => arrived.bytes.destroy());
  await storage.dropArrived(file.name);
  return stored;
}
