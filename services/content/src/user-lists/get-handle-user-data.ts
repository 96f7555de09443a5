import { buffer } from 'node:stream/consumers';
import { MAX_LIST_BYTES, MESSAGES } from '@coaching/contracts';
import { type Handler, Invalid, NotFound } from '@coaching/service-kit';
import type { Files } from '../files/files-repository';
import { listExtension } from '../files/list-kind';
import { lookAtFile } from '../files/look-at-file';
import { ownFile } from '../files/own-file';
import type { Storage } from '../storage/storage';
import type { ListReader } from './read-list';

/** Reads what the caller sent here; whatever the address says, nothing is fetched. */
export const getHandleUserData =
  (files: Files, storage: Storage, lists: ListReader): Handler<'getHandleUserData'> =>
  async ({ actor, query: { url, students }, now }) => {
    const file = await ownFile(files, url, actor);
    // Somebody else's is answered like one that does not exist.
    if (!file) throw new NotFound(MESSAGES.fileNotSent);
    const extension = listExtension(file.file_name);
    if (!extension) throw new Invalid(MESSAGES.notAList);
    const stored = await lookAtFile(file, { files, storage, now });
    if (stored && stored.length > MAX_LIST_BYTES) throw new Invalid(MESSAGES.listTooLarge);
    const found = stored && (await storage.find(stored.key));
    if (!found) throw new NotFound(MESSAGES.fileNotSent);
    return lists.read(await buffer(found.bytes), extension, { withStudents: students });
  };
