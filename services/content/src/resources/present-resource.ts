import type { Resource } from '@coaching/contracts';
import type { ResourceRecord } from './resource-record';

/** A resource as it leaves the service. */
export const presentResource = (record: ResourceRecord): Resource => {
  const { uid, config_entity, config_entity_uid, title, description, url, file, file_name, image } = record;
  return { uid, config_entity, config_entity_uid, title, description, url, file, file_name, image };
};
