import { hasLicenseFor, mayGoOnWriting, mayWriteFor } from '@coaching/access';
import { type Actor, type InteractionKind, interactionKinds, licenseMissing } from '@coaching/contracts';
import { NeedsLicense } from '../errors';

/** Who writes, and when. */
interface Writer {
  actor: Actor;
  now: Date;
}

/** When an interaction ended; null while it goes on. */
interface Ending {
  end_timestamp: Date | null;
}

const needsLicense = (kind: InteractionKind) => new NeedsLicense(licenseMissing(kind));

/** Refuses to begin one to whoever needs a licence for this kind and has none today. @throws NeedsLicense */
export function requireLicenseFor(kind: InteractionKind, { actor, now }: Writer): void {
  if (!hasLicenseFor(interactionKinds[kind].tool_type, actor, now)) throw needsLicense(kind);
}

/**
 * Refuses to make what its tools work with to a coach on their own account who has no licence for this kind today.
 * @throws NeedsLicense
 */
export function requireLicenseToPrepare(kind: InteractionKind, { actor, now }: Writer): void {
  if (!mayWriteFor(interactionKinds[kind].tool_type, actor, now)) throw needsLicense(kind);
}

/**
 * Refuses to change one to whoever has no licence for this kind any more. What goes on may still be written for some
 * days, and finished at any time with all that was written until then. @throws NeedsLicense
 */
export function requireLicenseToChange(
  kind: InteractionKind,
  { actor, now }: Writer,
  stored: Ending,
  changed: Partial<Ending>,
): void {
  const { tool_type } = interactionKinds[kind];
  const isFinished = stored.end_timestamp !== null;
  if (!isFinished && changed.end_timestamp) return;
  if (!mayGoOnWriting(tool_type, actor, isFinished, now)) throw needsLicense(kind);
}
