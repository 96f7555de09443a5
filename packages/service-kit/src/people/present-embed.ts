import type { UserEmbed } from '@coaching/contracts';

/** What another entity keeps of a person. */
export function presentEmbed({ uid, username, initials, picture }: UserEmbed): UserEmbed {
  return { uid, username, initials, picture };
}
