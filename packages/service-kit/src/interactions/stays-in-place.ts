import { mayMove, type ReadSoFar } from '@coaching/access';
import { type InteractionKind, interactionKinds } from '@coaching/contracts';
import { Invalid } from '../errors';

/** What a draft would move, and where it stands in what was sent. */
export interface Move {
  of: 'coachee' | 'program';
  path: string;
}

/** Refuses to give to some what others could read. @param move null for a draft that moves nothing @throws Invalid */
export function requireStaysInPlace(kind: InteractionKind, stored: ReadSoFar, move: Move | null): void {
  if (!move || mayMove(stored)) return;
  const { noun, clients } = interactionKinds[kind];
  const whom = clients === 'several' ? 'coachees' : 'coachee';
  const message =
    move.of === 'coachee'
      ? `Others could read this ${noun} already, so it stays with its ${whom}. Please make a new one for somebody else.`
      : `Others could read this ${noun} already, so it stays in its program. Please make a new one in another.`;
  throw new Invalid(message, [{ path: move.path, message }]);
}
