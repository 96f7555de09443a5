import { useState } from 'react';
import { hueOf, initialsOf } from './initials';
import classes from './user-avatar.module.css';

/** What is shown of a person anywhere; the contract's user embed fits. */
export interface Person {
  username: string;
  initials?: string;
  picture?: string | null;
}

export interface UserAvatarProps {
  user: Person;
  /** Pixel side, 32 by default. */
  size?: number;
  /** True where the name stands beside it already, so that it is not read twice. */
  decorative?: boolean;
}

/** A person's picture, or their initials on a calm colour that is always the same for them. */
export function UserAvatar({ user, size = 32, decorative = false }: UserAvatarProps) {
  const { username, initials, picture } = user;
  const [broken, setBroken] = useState<string | null>(null);
  const style = { width: size, height: size, fontSize: Math.max(10, Math.round(size * 0.4)) };
  const name = decorative ? '' : username;

  if (picture && picture !== broken)
    return (
      <img
        className={classes.avatar}
        style={style}
        src={picture}
        alt={name}
        onError={() => setBroken(picture)}
      />
    );
  return (
    <span
      className={classes.avatar}
      style={style}
      data-hue={hueOf(username)}
      role="img"
      aria-label={name || undefined}
      aria-hidden={decorative || undefined}
    >
      {initials || initialsOf(username)}
    </span>
  );
}
