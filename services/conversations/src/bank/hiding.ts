import { mayDecideFor } from '@coaching/access';
import type { Actor } from '@coaching/contracts';

/** What somebody changes of where something is hidden: of what is sent, their own places alone. */
export interface Hiding {
  add: string[];
  remove: string[];
}

/**
 * Whoever does not decide for their organisation and hides something for it hides it for themselves (spec 2 section 6).
 * @param asked where it is to be hidden of the places the caller may know; left out, nothing changes
 */
export function hidingOf(
  actor: Actor,
  asked: readonly string[] | undefined,
  stored: readonly string[],
): Hiding {
  if (!asked) return { add: [], remove: [] };
  const places = [...new Set([actor.uid, actor.organization_uid])].filter((uid) => uid !== null);
  const own = places.filter((uid) => mayDecideFor(actor, uid));
  const isForOthers = (uid: string) =>
    uid === actor.organization_uid && !own.includes(uid) && !stored.includes(uid);
  const wanted = new Set(asked.map((uid) => (isForOthers(uid) ? actor.uid : uid)));
  return {
    add: own.filter((uid) => wanted.has(uid) && !stored.includes(uid)),
    remove: own.filter((uid) => !wanted.has(uid) && stored.includes(uid)),
  };
}

export const changesHiding = ({ add, remove }: Hiding): boolean => add.length + remove.length > 0;

/**
 * Whether a save of somebody who may not change it is for hiding: then a copy with older words is taken all the same.
 * Where it hides nothing, other words are a change, and refused instead of left out in silence.
 * @param changes works out the fields that the save would change
 */
export const isForHiding = (hiding: Hiding, changes: () => object): boolean =>
  changesHiding(hiding) || Object.keys(changes()).length === 0;

/** Places of a list after a change. */
export const hiddenAfter = (stored: readonly string[], { add, remove }: Hiding): string[] => [
  ...stored.filter((uid) => !remove.includes(uid)),
  ...add,
];
