import { type Actor, MESSAGES } from '@coaching/contracts';
import { Invalid } from '@coaching/service-kit';
import { lookAtFile } from '../files/look-at-file';
import { ownFile } from '../files/own-file';
import type { ResourceParts } from './resource-parts';

/**
 * What the sender called a file that a resource is to hold. It must have arrived, sent by whoever puts it there: one of
 * somebody else, whose address was passed on, is no resource of theirs.
 * @throws Invalid on the field
 */
export async function requireOwnUpload(
  field: 'file' | 'image',
  address: string,
  { actor, now }: { actor: Actor; now: Date },
  { files, storage }: Pick<ResourceParts, 'files' | 'storage'>,
): Promise<string> {
  const file = await ownFile(files, address, actor);
  if (file && (await lookAtFile(file, { files, storage, now }))) return file.file_name;
  const message = MESSAGES.fileNotSent;
  throw new Invalid(message, [{ path: `resource.${field}`, message }]);
}
