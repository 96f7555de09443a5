import { isClient, isOwner, mayGoOnWriting } from '@coaching/access';
import { type Actor, type InteractionKind, interactionKinds } from '@coaching/contracts';
import { headOwnership, type OwnershipSource } from './ownership';

/** How somebody who may read an interaction sees it (spec 1 sections 4 and 6). */
export type ViewerRole =
  /** Its coach, with a licence where one is needed: writes. */
  | 'coach'
  /** The person it is about: reads it and the notes meant for them. */
  | 'coachee'
  /** Whoever administers the place it happened in, or its coach without a licence: reads everything. */
  | 'reader';

/** @param kind decides which licence its coach needs in order to write */
export function viewerRole(
  actor: Actor,
  interaction: OwnershipSource & { end_timestamp: string | null },
  kind: InteractionKind,
  today = new Date(),
): ViewerRole {
  const ownership = headOwnership(interaction);
  if (isClient(actor, ownership)) return 'coachee';
  const isFinished = interaction.end_timestamp !== null;
  const mayWrite = mayGoOnWriting(interactionKinds[kind].tool_type, actor, isFinished, today);
  return isOwner(actor, ownership) && mayWrite ? 'coach' : 'reader';
}
