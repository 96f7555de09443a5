import type { Place } from '@coaching/access';
import type { Role, User } from '@coaching/contracts';

/** A place of a person, by what it is called, with what they are there. */
export interface HeldPlace {
  place: Exclude<Place, { kind: 'coaches' }>;
  name: string;
  roles: readonly Role[];
}

/** Every place that a person is in: the platform, their organisations, and each one's programs after it. */
export const placesOf = ({ roles, schools }: User): HeldPlace[] => [
  { place: { kind: 'platform' }, name: 'The whole platform', roles },
  ...schools.flatMap(({ organization_uid, organization_name, roles: held, programs }): HeldPlace[] => [
    { place: { kind: 'organization', organization_uid }, name: organization_name, roles: held },
    ...programs.map(
      ({ program_uid, program_name, roles: there }): HeldPlace => ({
        place: { kind: 'program', organization_uid, program_uid },
        name: program_name,
        roles: there,
      }),
    ),
  ]),
];
