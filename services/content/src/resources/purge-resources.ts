import { uploadedPath } from '@coaching/contracts';
import { type ServiceDefinition, WITH_DELETED } from '@coaching/service-kit';
import { filesIn } from '../files/files-repository';
import type { Storage } from '../storage/storage';
import type { ResourceRecord } from './resource-record';
import { resourcesIn } from './resources-repository';

const addressesOf = ({ file, image }: Pick<ResourceRecord, 'file' | 'image'>) =>
  [file, image].filter((address) => address !== null);

/** With resources go their files and pictures, unless another resource has them, too. */
export const purgeResources = (storage: Storage): NonNullable<ServiceDefinition['purge']> => ({
  async along({ connection }, model, rows) {
    if (model !== 'Resource') return;
    const going = rows as readonly ResourceRecord[];
    const addresses = going.flatMap(addressesOf);
    const others = await resourcesIn(connection)
      .model.find(
        {
          uid: { $nin: going.map(({ uid }) => uid) },
          $or: [{ file: { $in: addresses } }, { image: { $in: addresses } }],
        },
        { _id: 0, file: 1, image: 1 },
        WITH_DELETED,
      )
      .lean<ResourceRecord[]>();
    const files = filesIn(connection);
    const needed = new Set(others.flatMap(addressesOf));
    for (const address of addresses) {
      const name = uploadedPath(address)?.split('/').at(-1);
      if (!name || needed.has(address)) continue;
      const stored = (await files.find(name))?.stored;
      if (stored) await storage.remove(stored.key);
      await files.forget(name);
    }
  },
});
