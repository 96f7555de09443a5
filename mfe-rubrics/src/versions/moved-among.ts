/** Where the longest run of growing numbers goes through, as places in the list. */
function growingRun(numbers: readonly number[]): Set<number> {
  /** By length less one: the place of the smallest number that a run of that length ends with. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  numbers.forEach((number, place) => {
    const longer = ends.findIndex((end) => numbers[end]! >= number);
    const length = longer < 0 ? ends.length : longer;
    previous[place] = ends[length - 1];
    ends[length] = place;
  });
  const run = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = previous[place]) run.add(place);
  return run;
}

/** Those of a list that stand elsewhere among the others than before, as few of them as can be said to have moved. */
export function movedAmong(before: readonly string[], now: readonly string[]): Set<string> {
  const places = new Map(before.map((uid, place) => [uid, place]));
  const there = now.filter((uid) => places.has(uid));
  const stays = growingRun(there.map((uid) => places.get(uid)!));
  return new Set(there.filter((_, place) => !stays.has(place)));
}
