import type { Place } from '@coaching/access';
import { type PeopleEntity, type Role, roles, uploadedPath } from '@coaching/contracts';
import { entityOf } from '../users/place-entity';

/** Where people are brought in by lists, and as what. */
export interface UploadPlace {
  role: Role;
  /** None for the platform. */
  entity?: PeopleEntity;
  /** Where one comes from, and goes to when all is done. */
  home: string;
}

/** What the address of the page says: which list, and who its people become where (spec 2 section 2, Bulk upload). */
export interface UploadTarget extends UploadPlace {
  url: string;
  /** As it was called where it came from; '' where that is not said. */
  file_name: string;
  /** It is the export of a roster, whose columns are known. */
  isRoster: boolean;
  /** Students of a roster are brought in too. */
  withStudents: boolean;
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
export function readUploadPlace(search: URLSearchParams): UploadPlace | null {
  const role = roles.find((each) => each === search.get('role'));
  const type = search.get('entity_type');
  const uid = search.get('entity_uid');
  const entity_type = entityTypes.find((each) => each === type);
  const isOfPlatform = !type && !uid;
  if (!role || (!isOfPlatform && !(entity_type && uid))) return null;
  const entity = entity_type && uid ? { entity_type, uid } : undefined;
  const home = homeOf(entity, search.get('organization_uid'));
  return { role, home, ...(entity && { entity }) };
}

/** The same with the list; null where there is none, or none of ours. */
export function readUploadTarget(search: URLSearchParams): UploadTarget | null {
  const place = readUploadPlace(search);
  const url = search.get('url') ?? '';
  if (!place || !uploadedPath(url)) return null;
  const withStudents = search.get('students') === 'true';
  return { ...place, url, file_name: search.get('name') ?? '', isRoster: url.endsWith('.zip'), withStudents };
}

/** The address of the page for a list that was uploaded; without one, for the last imports into the place. */
export function uploadAddress(url: string | null, role: Role, place: Place, name = ''): string {
  const entity = entityOf(place);
  const search = new URLSearchParams({
    ...(url !== null && { url }),
    ...(name && { name }),
    ...(entity && { entity_type: entity.entity_type, entity_uid: entity.uid }),
    // A program is found below its organisation.
    ...(place.kind === 'program' && { organization_uid: place.organization_uid }),
    role,
  });
  return `/handle_upload?${search}`;
}

/** The address of the page for another list into the same place, as `uploadAddress` has it. */
export function otherListAddress(search: URLSearchParams, url: string | null, name = ''): string {
  const other = new URLSearchParams(search);
  for (const each of ['url', 'name', 'students']) other.delete(each);
  if (url !== null) other.set('url', url);
  if (name) other.set('name', name);
  return `/handle_upload?${other}`;
}
