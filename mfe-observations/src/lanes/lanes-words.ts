import type { LaneNaming } from '@coaching/contracts';
import { namesBy } from './lane-naming';

interface Named {
  user_embed: { username: string };
  /** Null while none is chosen. */
  client_embed: { username: string } | null;
  /** The choice holds for what the coach starts next, too. */
  isRemembered: boolean;
}

/** What the lanes will be called. */
export function lanesWords(lanes: LaneNaming, named: Named): string {
  const { user_embed, client_embed, isRemembered } = named;
  const { left_name, right_name } = namesBy(lanes, {
    user_embed,
    client_embed: client_embed ?? { username: 'your coachee' },
  });
  const remembered = isRemembered ? ' Your next observations start with what you choose.' : '';
  return `${left_name} on the left, ${right_name} on the right.${remembered}`;
}
