import type { Versions } from '../merging';
import type { Unsent } from './journal-delta';

/** Puts work that was left on this device on top of what the server has now, oldest first. */
export function recover<Entity>(
  { ancestor, merge }: Versions<Entity>,
  theirs: Entity,
  unsentWork: readonly Unsent<Entity>[],
): Entity {
  return unsentWork.reduce(
    (current, { base, mine, sent }) => merge(sent ? ancestor(base, sent, current) : base, mine, current),
    theirs,
  );
}
