import type { Place } from '@coaching/access';
import { type PeopleEntity, type Role, roleSchema, uploadedPath } from '@coaching/contracts';
import { entityOf } from '../users/place-entity';

/** What the address of the page says: which list, and who its people become where (spec 2 section 2, Bulk upload). */
export interface UploadTarget {
  url: string;
  role: Role;
  /** None for the platform. */
  entity?: PeopleEntity;
  /** Where one comes from, and goes to when all is done. */
  home: string;
}

const entityTypes = ['organization', 'program', 'coaches'] as const;

function homeOf(entity: PeopleEntity | undefined, organization_uid: string | null): string {
  if (!entity) return '/user';
  const { entity_type, uid } = entity;
  if (entity_type === 'coaches') return `/clients/${uid}`;
  if (entity_type === 'organization') return `/organization/${uid}#users`;
  return organization_uid ? `/organization/${organization_uid}/program/${uid}#users` : '/organization';
}

/** @returns null where the address leaves out what is needed */
export function readUploadTarget(search: URLSearchParams): UploadTarget | null {
  const url = search.get('url') ?? '';
  const role = roleSchema.safeParse(search.get('role'));
  const type = search.get('entity_type');
  const uid = search.get('entity_uid');
  const entity_type = entityTypes.find((each) => each === type);
  const isOfPlatform = !type && !uid;
  if (!uploadedPath(url) || !role.success || (!isOfPlatform && !(entity_type && uid))) return null;
  const entity = entity_type && uid ? { entity_type, uid } : undefined;
  const home = homeOf(entity, search.get('organization_uid'));
  return { url, role: role.data, home, ...(entity && { entity }) };
}

/** The address of the page for a list that was uploaded. */
export function uploadAddress(url: string, role: Role, place: Place): string {
  const entity = entityOf(place);
  const search = new URLSearchParams({
    url,
    ...(entity && { entity_type: entity.entity_type, entity_uid: entity.uid }),
    // A program is found below its organisation.
    ...(place.kind === 'program' && { organization_uid: place.organization_uid }),
    role,
  });
  return `/handle_upload?${search}`;
}
