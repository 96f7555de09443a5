interface Line {
  uid: string;
}

/** The lines that stand after one; none when that one is gone or there never was one. */
export function linesAfter<Some extends Line>(
  items: readonly Some[],
  uid: string | undefined,
): readonly Some[] {
  const at = items.findIndex((item) => item.uid === uid);
  return at === -1 ? [] : items.slice(at + 1);
}

/** The announcement of new lines for those who do not see them come. @param first counted from 1 */
export const addedWords = (first: number, last: number): string =>
  first === last ? `Line ${last} was added.` : `Lines ${first} to ${last} were added.`;
