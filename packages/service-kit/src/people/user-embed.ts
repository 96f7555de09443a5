import type { Actor, UserEmbed } from '@coaching/contracts';
import type { People } from './people-copies';

/** What another entity stores of a person. */
export function presentEmbed({ uid, username, initials, picture }: UserEmbed): UserEmbed {
  return { uid, username, initials, picture };
}

/**
 * Somebody as they are called now. A service's own copy of a person is never older than the last name it put on what
 * they are part of; an event about that may be.
 * @param known the service's copies, by uid
 */
export const asCalledNow =
  (known: ReadonlyMap<string, UserEmbed>) =>
  (embed: UserEmbed): UserEmbed =>
    presentEmbed(known.get(embed.uid) ?? embed);

/** The caller as what they own shows them; bare until identity's event of them has arrived, which then fills it. */
export async function embedOfActor(people: People, { uid, username }: Actor): Promise<UserEmbed> {
  const person = await people.find(uid);
  const [initials = ''] = username;
  return person ? presentEmbed(person) : { uid, username, initials, picture: null };
}

/** Finds what holds just this of a person under a path: a new name or picture comes without a new revision. */
export const sameEmbed = (path: string, { uid, username, initials, picture }: UserEmbed) => ({
  [`${path}.uid`]: uid,
  [`${path}.username`]: username,
  [`${path}.initials`]: initials,
  [`${path}.picture`]: picture,
});
