import type { Place } from '@coaching/access';
import type { CallQuery, PeopleEntity } from '@coaching/contracts';

/** A place as the calls that bring people in and take them out name it; none for the platform. */
export function entityOf(place: Place): PeopleEntity | undefined {
  switch (place.kind) {
    case 'platform':
      return undefined;
    case 'organization':
      return { entity_type: 'organization', uid: place.organization_uid };
    case 'program':
      return { entity_type: 'program', uid: place.program_uid };
    case 'coaches':
      return { entity_type: 'coaches', uid: place.coach_uid };
  }
}

/** What asks for the people of a place. */
export function peopleQuery(
  place: Place,
): Pick<CallQuery<'getUsers'>, 'organization_uid' | 'program_uid' | 'coach_uid'> {
  switch (place.kind) {
    case 'platform':
      return {};
    case 'organization':
      return { organization_uid: place.organization_uid };
    case 'program':
      return { program_uid: place.program_uid };
    case 'coaches':
      return { coach_uid: place.coach_uid };
  }
}
