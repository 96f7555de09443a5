import type { EditedRubric } from './edited-rubric';

interface Named {
  uid: string;
}

/** A list with what it lacks of these, each under what it stood under in the version it is from. */
function completed<Thing extends Named>(
  list: readonly Thing[],
  needed: ReadonlySet<string>,
  versions: readonly (readonly Thing[])[],
): Thing[] {
  const after = [...list];
  for (const uid of needed) {
    if (after.some((thing) => thing.uid === uid)) continue;
    const from = versions.find((version) => version.some((thing) => thing.uid === uid));
    if (!from) continue;
    const at = from.findIndex((thing) => thing.uid === uid);
    const above = from[at - 1]?.uid;
    const place = after.findIndex((thing) => thing.uid === above);
    after.splice(place < 0 && at > 0 ? after.length : place + 1, 0, from[at]!);
  }
  return after.length === list.length ? (list as Thing[]) : after;
}

/**
 * A merged rubric with the columns and categories that its rows use although one side has deleted them: somebody wrote
 * in them meanwhile.
 * @param versions where they are found, the first of them that has one
 */
export function withWhatIsUsed(versions: readonly EditedRubric[], merged: EditedRubric): EditedRubric {
  const { rows, columns, categories } = merged;
  const written = rows.flatMap(({ texts, next_steps }) => [
    ...Object.keys(texts).filter((uid) => texts[uid] !== ''),
    ...Object.keys(next_steps).filter((uid) => next_steps[uid]!.length > 0),
  ]);
  const after = {
    columns: completed(
      columns,
      new Set(written),
      versions.map((version) => version.columns),
    ),
    categories: completed(
      categories,
      new Set(rows.map(({ category_uid }) => category_uid)),
      versions.map((version) => version.categories),
    ),
  };
  const isAsBefore = after.columns === columns && after.categories === categories;
  return isAsBefore ? merged : { ...merged, ...after };
}
