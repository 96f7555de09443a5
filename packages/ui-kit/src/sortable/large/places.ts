/** Where a thing stands along the way things follow each other, in pixels. */
export interface Place {
  start: number;
  size: number;
}

const endOf = ({ start, size }: Place) => start + size;
const centreOf = ({ start, size }: Place) => start + size / 2;

/** Index of the place whose middle is nearest to a point; the first of two that are equally near. */
export function nearestPlace(places: readonly Place[], point: number): number {
  let nearest = 0;
  places.forEach((place, index) => {
    if (Math.abs(centreOf(place) - point) < Math.abs(centreOf(places[nearest]!) - point)) nearest = index;
  });
  return nearest;
}

/** How far what is moved goes to stand in another place, those between having made room. */
export function wayTo(places: readonly Place[], from: number, to: number): number {
  const [here, there] = [places[from]!, places[to]!];
  return to > from ? endOf(there) - endOf(here) : there.start - here.start;
}

/** How far a thing makes room for one that is moved from one place to another; 0 for those that are not between. */
export function roomMade(places: readonly Place[], from: number, to: number, index: number): number {
  const here = places[from]!;
  if (to > from && index > from && index <= to) return here.start - places[from + 1]!.start;
  if (to < from && index >= to && index < from) return endOf(here) - endOf(places[from - 1]!);
  return 0;
}
