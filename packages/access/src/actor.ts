import type { Actor, Person, User } from '@coaching/contracts';

/**
 * What a user is to permission checks while working in one organisation; the rest of the person stays out.
 * @param real_uid who of the staff is signed in as them; left out while they are there in person
 */
export function actorOf(user: User, organization_uid: string | null, real_uid?: string): Actor {
  return {
    uid: user.uid,
    ...(real_uid !== undefined && { real_uid }),
    username: user.username,
    organization_uid,
    roles: user.roles,
    schools: user.schools.map(({ organization_uid, roles, counts_only, programs }) => ({
      organization_uid,
      roles,
      ...(counts_only && { counts_only }),
      programs: programs.map(({ program_uid, roles }) => ({ program_uid, roles })),
    })),
    licenses: user.licenses,
  };
}

/**
 * What a person is to permission checks by what identity published of them, in person and without their licences. It
 * knows nothing of organisations that show counts alone, so it is for counting, never for reading content. Null where
 * that says nothing of their roles yet, as it is from before they were published.
 */
export function actorOfPerson(
  { uid, username, roles, schools }: Pick<Person, 'uid' | 'username' | 'roles' | 'schools'>,
  organization_uid: string | null,
): Actor | null {
  if (!roles || schools.some((school) => !school.roles || school.programs.some((program) => !program.roles)))
    return null;
  return {
    uid,
    username,
    organization_uid,
    roles,
    schools: schools.map(({ organization_uid, roles = [], programs }) => ({
      organization_uid,
      roles,
      programs: programs.map(({ program_uid, roles = [] }) => ({ program_uid, roles })),
    })),
    licenses: [],
  };
}
