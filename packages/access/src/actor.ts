import type { Actor, User } from '@coaching/contracts';

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
    schools: user.schools.map(({ organization_uid, roles, programs }) => ({
      organization_uid,
      roles,
      programs: programs.map(({ program_uid, roles }) => ({ program_uid, roles })),
    })),
    licenses: user.licenses,
  };
}
