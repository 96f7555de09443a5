import type { People, PersonCopy } from '@coaching/service-kit';
import { WITHOUT_ID } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { PictureRequest } from './picture-request';

/** Those who can be coached where the caller administers, without the caller. */
export function peopleOf(
  { model }: People,
  { actor, organization_uid, scope }: PictureRequest,
): Promise<PersonCopy[]> {
  const places = {
    ...(scope.of === 'organization' && { 'schools.organization_uid': scope.organization_uid }),
    ...(scope.of === 'programs' && { 'schools.programs.program_uid': { $in: scope.program_uids } }),
    ...(scope.of === 'everybody' && organization_uid && { 'schools.organization_uid': organization_uid }),
  };
  const filter = {
    deleted: { $ne: true },
    is_coachable: { $ne: false },
    uid: { $ne: actor.uid },
    ...places,
  } as QueryFilter<PersonCopy>;
  return model.find(filter, WITHOUT_ID).lean<PersonCopy[]>();
}
