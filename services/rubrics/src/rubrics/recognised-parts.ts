interface Part {
  uid?: string | null | undefined;
}

/** What a part is known by; '' where it says nothing that would tell it from others. */
export type Mark<Sent, Stored> = (part: Sent | Stored) => string;

/**
 * Which stored part each of those is that are sent, by its uid; null for new ones. Those without a uid are what is
 * stored and bears the same mark, by the surest first, and what bears none that is known is what stands in its place.
 * Nothing is taken twice, nor what is named by its uid.
 * @param marks the surest first
 * @param inPlace what is stored in the place of the part that is sent at an index
 */
export function recognisedParts<Sent extends Part, Stored extends { uid: string }>(
  sent: readonly Sent[],
  stored: readonly Stored[],
  marks: readonly Mark<Sent, Stored>[],
  inPlace: (index: number) => Stored | undefined = (index) => stored[index],
): (string | null)[] {
  const are = sent.map(({ uid }) => uid ?? null);
  const named = new Set(are);
  const free = new Map(stored.filter(({ uid }) => !named.has(uid)).map((part) => [part.uid, part]));
  const find = (isIt: (part: Stored) => boolean, index: number): string | null => {
    const there = inPlace(index);
    const candidates = [...(there && free.has(there.uid) ? [there] : []), ...free.values()];
    return candidates.find(isIt)?.uid ?? null;
  };
  const take = (isIt: (part: Stored, index: number) => boolean) => {
    for (const [index, is] of are.entries()) {
      if (is !== null) continue;
      are[index] = find((part) => isIt(part, index), index);
      if (are[index] !== null) free.delete(are[index]);
    }
  };
  for (const mark of marks)
    take((part, index) => mark(sent[index]!) !== '' && mark(part) === mark(sent[index]!));
  take((part, index) => inPlace(index) === part);
  return are;
}
