import { newUid } from '@coaching/contracts';

/**
 * Parts of what is sent by a client that knows no uids are recognised by what they are: one that is stored, is the same and
 * is not named otherwise keeps its uid, so that a save that is sent again doubles nothing.
 * @param stored the parts that are there
 */
export function identifiedParts<Sent extends { uid?: string | null }, Stored extends { uid: string }>(
  sent: readonly Sent[],
  stored: readonly Stored[],
  isSame: (sent: Sent, stored: Stored) => boolean,
): (Omit<Sent, 'uid'> & { uid: string })[] {
  const named = new Set(sent.map(({ uid }) => uid));
  const free = stored.filter(({ uid }) => !named.has(uid));
  return sent.map((part) => {
    if (part.uid) return { ...part, uid: part.uid };
    const index = free.findIndex((other) => isSame(part, other));
    const [same] = index === -1 ? [] : free.splice(index, 1);
    return { ...part, uid: same?.uid ?? newUid() };
  });
}
