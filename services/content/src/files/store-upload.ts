import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  FILE_TYPES,
  type FileExtension,
  fileExtension,
  isPictureName,
  MESSAGES,
  maxFileBytes,
} from '@coaching/contracts';
import { Conflict, UnsupportedMedia } from '@coaching/service-kit';
import type { Storage, StoredBytes } from '../storage/storage';
import type { FileRecord, StoredFile } from './file-record';
import type { Files } from './files-repository';
import { type ReceivedFile, receiveFile } from './receive-file';
import { redrawPicture } from './redraw-picture';
import { isOfType } from './sniff';

/** What is stored of a file that has arrived. @throws UnsupportedMedia when it is not what its name says */
async function contentOf(
  { file_name, purpose }: FileRecord,
  { path, length, head, tail }: ReceivedFile,
): Promise<{ type: string; length: number; bytes: Readable }> {
  const extension = fileExtension(file_name) as FileExtension;
  const isPicture = isPictureName(file_name);
  const refusal = isPicture ? MESSAGES.notAPicture : MESSAGES.notAnAllowedFile;
  if (!isOfType(extension, head, tail)) throw new UnsupportedMedia(refusal);
  if (!isPicture) return { type: FILE_TYPES[extension][0], length, bytes: createReadStream(path) };
  const redrawn = await redrawPicture(await readFile(path), purpose);
  if (!redrawn) throw new UnsupportedMedia(refusal);
  return { type: redrawn.type, length: redrawn.bytes.length, bytes: Readable.from([redrawn.bytes]) };
}

/**
 * Stores a file that was promised; the same bytes again change nothing.
 * @throws UnsupportedMedia, TooLarge, Invalid; Conflict when other bytes are stored under its name
 */
export async function storeUpload(
  file: FileRecord,
  sent: StoredBytes,
  { files, storage, now }: { files: Files; storage: Storage; now: Date },
): Promise<StoredFile> {
  return receiveFile(sent, maxFileBytes(file.file_name), async (received) => {
    const already = (stored: StoredFile) => {
      if (stored.sent_hash !== received.hash) throw new Conflict('Another file was sent to this address.');
      return stored;
    };
    if (file.stored) return already(file.stored);
    const { bytes, ...facts } = await contentOf(file, received);
    const key = `${file.name}-${received.hash.slice(0, 16)}`;
    await storage.store(key, bytes, facts);
    const stored = { key, ...facts, sent_hash: received.hash, stored_at: now };
    if (await files.markStored(file.name, stored)) return stored;
    // Sent twice at the same time: the other one came first.
    const first = (await files.find(file.name))?.stored;
    if (first?.key !== key) await storage.remove(key);
    return first ? already(first) : stored;
  });
}
