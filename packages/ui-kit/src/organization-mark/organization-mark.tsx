import { useState } from 'react';
import { initialsOf } from '../user/initials';
import classes from './organization-mark.module.css';

export interface OrganizationMarkProps {
  name: string;
  /** Address of the logo; letters stand in for a missing one. */
  logo?: string | null;
  /** Pixel height, 28 by default. */
  size?: number;
}

/** An organisation's logo, or its letters in a square; its name stands beside it, so it is silent. */
export function OrganizationMark({ name, logo, size = 28 }: OrganizationMarkProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (logo && logo !== broken)
    return (
      <img
        className={classes.logo}
        style={{ height: size, maxWidth: size * 3 }}
        src={logo}
        alt=""
        onError={() => setBroken(logo)}
      />
    );
  return (
    <span
      className={classes.letters}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.42) }}
      aria-hidden
    >
      {initialsOf(name)}
    </span>
  );
}
