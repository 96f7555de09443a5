/** Whose resources can be: the platform's (of the uid `system`) or an organisation's. */
export const resourceEntities = ['System', 'Organization'] as const;
export type ResourceEntity = (typeof resourceEntities)[number];

/** Whose a resource is. */
export interface ResourcePlace {
  config_entity: ResourceEntity;
  config_entity_uid: string;
}

/** The platform itself, as whose resources are for everybody. */
export const PLATFORM_RESOURCES: ResourcePlace = { config_entity: 'System', config_entity_uid: 'system' };
