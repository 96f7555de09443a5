import type { Actor, User } from '@coaching/contracts';

/** What a user is to permission checks while working in one organisation; the rest of the person stays out. */
export function actorOf(user: User, organization_uid: string | null): Actor {
  return {
    uid: user.uid,
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
