import { type Actor, uploadedPath } from '@coaching/contracts';
import type { FileRecord } from './file-record';
import type { Files } from './files-repository';

/** The file, or the promise of one, at an address, if it is the actor's own; null of all else, whatever it is. */
export async function ownFile(
  files: Files,
  address: string,
  actor: Pick<Actor, 'uid'>,
): Promise<FileRecord | null> {
  const path = uploadedPath(address);
  const file = path && (await files.find(path.slice(path.lastIndexOf('/') + 1)));
  return file && file.user_uid === actor.uid ? file : null;
}
