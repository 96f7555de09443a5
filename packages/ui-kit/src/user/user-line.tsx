import type { SelectableUser } from './selectable-user';
import { UserAvatar } from './user-avatar';
import classes from './user-line.module.css';

/** A person in a list to choose from: picture, name and address. */
export function UserLine({ user, decorative }: { user: SelectableUser; decorative?: boolean }) {
  return (
    <span className={classes.line}>
      <UserAvatar user={user} decorative={decorative} />
      <span className={classes.about}>
        <span className={classes.name}>{user.username}</span>
        {user.email && <span className={classes.email}>{user.email}</span>}
      </span>
    </span>
  );
}
