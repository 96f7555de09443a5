import type { User } from '@coaching/contracts';
import { profileStyles as classes } from '@coaching/mfe-kit/profile';
import { globalRole } from './global-role';
import { LeavePlace } from './leave-place';

const named = (roles: readonly string[]) => (roles.length > 0 ? roles.join(', ') : 'Member');

interface RoleTreeProps {
  user: User;
  /** Once a place is left; without it none can be. */
  onLeft?: () => void;
}

/** Roles by organisation and program, as a tree, each of which one can leave. */
export function RoleTree({ user, onLeft }: RoleTreeProps) {
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
          {onLeft && (
            <LeavePlace
              entity={{ entity_type: 'organization', uid: organization_uid }}
              name={organization_name}
              onLeft={onLeft}
            />
          )}
          {programs.length > 0 && (
            <ul>
              {programs.map((program) => (
                <li key={program.program_uid}>
                  {program.program_name} <span className={classes.quiet}>{named(program.roles)}</span>
                  {onLeft && (
                    <LeavePlace
                      entity={{ entity_type: 'program', uid: program.program_uid }}
                      name={program.program_name}
                      onLeft={onLeft}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
