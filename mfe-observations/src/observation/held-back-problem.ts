import type { HeldBackLine } from './sendable-script';

const OTHERS = 'All other lines are sent.';

/**
 * Which lines of a script are not saved.
 * @param uids of all its lines, in their order
 * @returns null when all are
 */
export function heldBackProblem(
  uids: readonly string[],
  heldBack: ReadonlyMap<string, HeldBackLine>,
): string | null {
  const numbers = uids.flatMap((uid, index) => (heldBack.has(uid) ? [index + 1] : []));
  if (numbers.length === 0) return null;
  const last = numbers.at(-1)!;
  if (numbers.length === 1) return `Line ${last} is not saved: the reason is under it. ${OTHERS}`;
  const which = `Lines ${numbers.slice(0, -1).join(', ')} and ${last}`;
  return `${which} are not saved: the reasons are under them. ${OTHERS}`;
}
