import { mayDecideFor } from '@coaching/access';
import type { Actor } from '@coaching/contracts';

/** What somebody changes of where something is hidden: of what is sent, their own places alone. */
export interface Hiding {
  add: string[];
  remove: string[];
}

/** @param asked where it is to be hidden of the places the caller may know; left out, nothing changes */
export function hidingOf(
  actor: Actor,
  asked: readonly string[] | undefined,
  stored: readonly string[],
): Hiding {
  if (!asked) return { add: [], remove: [] };
  const places = [...new Set([actor.uid, actor.organization_uid])].filter((uid) => uid !== null);
  const own = places.filter((uid) => mayDecideFor(actor, uid));
  return {
    add: own.filter((uid) => asked.includes(uid) && !stored.includes(uid)),
    remove: own.filter((uid) => !asked.includes(uid) && stored.includes(uid)),
  };
}

export const changesHiding = ({ add, remove }: Hiding): boolean => add.length + remove.length > 0;

/** Places of a list after a change. */
export const hiddenAfter = (stored: readonly string[], { add, remove }: Hiding): string[] => [
  ...stored.filter((uid) => !remove.includes(uid)),
  ...add,
];
