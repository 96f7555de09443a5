import type { Versions } from '../merging';
import type { Unsent } from './packed-work';

/** Puts work that was left on this device on top of what the server has now, oldest first. */
export function recover<Entity>(
  { ancestor, merge }: Versions<Entity>,
  theirs: Entity,
  leftBehind: readonly Unsent<Entity>[],
): Entity {
  return leftBehind.reduce(
    (current, { base, mine, sent }) => merge(sent ? ancestor(base, sent, current) : base, mine, current),
    theirs,
  );
}
