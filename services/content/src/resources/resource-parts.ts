import type { ServiceContext } from '@coaching/service-kit';
import type { Files } from '../files/files-repository';
import type { Storage } from '../storage/storage';
import type { ResourceOwners } from './resource-owners';
import type { Resources } from './resources-repository';

/** What the calls about resources need. */
export interface ResourceParts {
  resources: Resources;
  owners: ResourceOwners;
  files: Files;
  storage: Storage;
  context: ServiceContext;
}
