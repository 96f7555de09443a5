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
import type { KeptBytes, Storage } from '../storage/storage';
import type { FileRecord, KeptFile } from './file-record';
import type { Files } from './files-repository';
import { type ReceivedFile, receiveFile } from './receive-file';
import { redrawPicture } from './redraw-picture';
import { isWhatItSays } from './sniff';

/** What is kept of a file that has arrived. @throws UnsupportedMedia when it is not what its name says */
async function contentOf(
  { file_name, purpose }: FileRecord,
  { path, length, head, tail }: ReceivedFile,
): Promise<{ type: string; length: number; bytes: Readable }> {
  const extension = fileExtension(file_name) as FileExtension;
  const isPicture = isPictureName(file_name);
  const refusal = isPicture ? MESSAGES.notAPicture : MESSAGES.notAnAllowedFile;
  if (!isWhatItSays(extension, head, tail)) throw new UnsupportedMedia(refusal);
  if (!isPicture) return { type: FILE_TYPES[extension][0], length, bytes: createReadStream(path) };
  const redrawn = await redrawPicture(await readFile(path), purpose);
  if (!redrawn) throw new UnsupportedMedia(refusal);
  return { type: redrawn.type, length: redrawn.bytes.length, bytes: Readable.from([redrawn.bytes]) };
}

/**
 * Keeps a file that was promised; the same bytes again change nothing.
 * @throws UnsupportedMedia, TooLarge, Invalid; Conflict when other bytes are kept under its name
 */
export async function keepFile(
  file: FileRecord,
  sent: KeptBytes,
  { files, storage, now }: { files: Files; storage: Storage; now: Date },
): Promise<KeptFile> {
  return receiveFile(sent, maxFileBytes(file.file_name), async (received) => {
    const already = (kept: KeptFile) => {
      if (kept.sent_hash !== received.hash) throw new Conflict('Another file was sent to this address.');
      return kept;
    };
    if (file.kept) return already(file.kept);
    const { bytes, ...facts } = await contentOf(file, received);
    const key = `${file.name}-${received.hash.slice(0, 16)}`;
    await storage.keep(key, bytes, facts);
    const kept = { key, ...facts, sent_hash: received.hash, kept_at: now };
    if (await files.markKept(file.name, kept)) return kept;
    // Sent twice at the same time: the other one came first.
    const first = (await files.find(file.name))?.kept;
    if (first?.key !== key) await storage.remove(key);
    return first ? already(first) : kept;
  });
}
