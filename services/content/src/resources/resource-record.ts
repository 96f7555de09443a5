import type { ResourcePlace } from '@coaching/contracts';
import { type Entity, entityIn } from '@coaching/service-kit';

/** A resource in the collection `resources`. */
export interface ResourceRecord extends Entity, ResourcePlace {
  title: string;
  description: string;
  /** Where it is on the web; '' for none. */
  url: string;
  /** Path of its file; null without one. */
  file: string | null;
  /** What its file is saved as; '' without one. */
  file_name: string;
  image: string | null;
  /** What who deleted it was called then; this service knows no people. */
  deleted_by_name: string;
}

export const resourceSchema = entityIn<ResourceRecord>('resources', {
  config_entity: { type: String, enum: ['System', 'Organization'], required: true },
  config_entity_uid: { type: String, required: true },
  title: { type: String, required: true },
  description: { type: String, default: '' },
  url: { type: String, default: '' },
  file: { type: String, default: null },
  file_name: { type: String, default: '' },
  image: { type: String, default: null },
  deleted_by_name: { type: String, default: '' },
});
resourceSchema.index({ config_entity: 1, config_entity_uid: 1, created_at: 1 });
