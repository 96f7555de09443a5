import { isDeepStrictEqual } from 'node:util';

/** The names of the fields that differ; null where a field is missing, comes or goes. */
function differingFields<Part extends object>(part: Part, stored: Part): (keyof Part & string)[] | null {
  const names = Object.keys(part) as (keyof Part & string)[];
  if (names.length !== Object.keys(stored).length) return null;
  const differing: typeof names = [];
  for (const name of names) {
    const [value, before] = [part[name], stored[name]];
    // Most are texts, which need no deep look.
    if (value === before && value !== undefined) continue;
    if (value === undefined || before === undefined) return null;
    if (!isDeepStrictEqual(value, before)) differing.push(name);
  }
  return differing;
}

/** A part as it is stored where it says the same, so that what has not changed is not held twice or compared again. */
export const asStored = <Part extends object>(part: Part, stored: Part | undefined): Part =>
  stored && differingFields(part, stored)?.length === 0 ? stored : part;

/** What to set so that what is stored at a place becomes this part: the fields that differ, or all of it. */
function changesAt<Part extends object>(
  place: string,
  stored: Part | undefined,
  part: Part,
): [string, unknown][] {
  const differing = stored && differingFields(part, stored);
  return differing ? differing.map((name) => [`${place}.${name}`, part[name]]) : [[place, part]];
}

/**
 * What to set so that the parts that are stored in a list become these: the fields that differ of parts that are there
 * and the parts that are added, or, where parts were removed or moved, all of them.
 * @param list the name of the list's field
 */
export function changedParts<Part extends { uid: string }>(
  list: string,
  stored: readonly Part[],
  parts: readonly Part[],
): Record<string, unknown> {
  const isInPlace = stored.length > 0 && stored.every(({ uid }, index) => parts[index]?.uid === uid);
  if (!isInPlace) return { [list]: parts };
  return Object.fromEntries(
    parts.flatMap((part, index) =>
      part === stored[index] ? [] : changesAt(`${list}.${index}`, stored[index], part),
    ),
  );
}
