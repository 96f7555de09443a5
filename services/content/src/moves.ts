import type { MovedFile, Moves, MovingOrganization, ServiceContext } from '@coaching/service-kit';
import type { FileRecord } from './files/file-record';
import { fileSchema } from './files/file-record';
import { renameArrived } from './files/old-names';
import type { Storage } from './storage/storage';

/** Files that are there and were sent by somebody of the organisation. */
const ofPeople = ({ user_uids }: MovingOrganization) => ({
  user_uid: { $in: user_uids },
  stored: { $ne: null },
});

/** An organisation's resources and the platform's, and the files that its people sent. */
export const movesFrom = (storage: Storage): Moves => ({
  rows: [
    {
      model: 'Resource',
      of: ({ uid }) => ({
        $or: [{ config_entity: 'System' }, { config_entity: 'Organization', config_entity_uid: uid }],
      }),
    },
    { model: 'ResourceOwner', of: ({ uid }) => ({ uid }) },
    {
      model: 'File',
      of: ofPeople,
      order: ['name'],
      arrived: renameArrived,
    },
  ],
  leaves: ['Mails that were sent, and messages of the contact form.'],
  async *files({ connection }: ServiceContext, organization): AsyncGenerator<MovedFile> {
    const files = connection.model<FileRecord>('File', fileSchema);
    const rows = files.find(ofPeople(organization)).sort({ name: 1 }).lean<FileRecord[]>().cursor();
    for await (const { stored } of rows as AsyncIterable<FileRecord>) {
      const found = stored && (await storage.find(stored.key));
      if (found) yield { key: stored.key, type: stored.type, ...found };
    }
  },
  storeFile: ({ key, type, length, bytes }) => storage.store(key, bytes, { type, length }),
});
