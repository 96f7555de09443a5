import type { User } from '@coaching/contracts';
import { profileStyles as classes } from '@coaching/mfe-kit/profile';
import { globalRole } from './global-role';

const named = (roles: readonly string[]) => (roles.length > 0 ? roles.join(', ') : 'Member');

/** Roles by organisation and program, as a tree. */
export function RoleTree({ user }: { user: User }) {
  if (user.roles.length === 0 && user.schools.length === 0)
    return <p className={classes.quiet}>You belong to no organization.</p>;
  return (
    <ul className={classes.tree}>
      {user.roles.map((role) => {
        const { place, means } = globalRole(role);
        return (
          <li key={role}>
            <strong>{place}</strong>{' '}
            <span className={classes.quiet}>
              {role}
              {means && `: ${means}`}
            </span>
          </li>
        );
      })}
      {user.schools.map(({ organization_uid, organization_name, roles, programs }) => (
        <li key={organization_uid}>
          <strong>{organization_name}</strong> <span className={classes.quiet}>{named(roles)}</span>
          {programs.length > 0 && (
            <ul>
              {programs.map((program) => (
                <li key={program.program_uid}>
                  {program.program_name} <span className={classes.quiet}>{named(program.roles)}</span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
