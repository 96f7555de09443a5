/** How far an element is from what is in sight, in pixels; infinitely far where it is not drawn. */
function distanceOf(element: Element | null | undefined): number {
  const box = element?.getBoundingClientRect();
  return box ? Math.max(0, -box.bottom, box.top - window.innerHeight) : Number.POSITIVE_INFINITY;
}

/** Things with how far each is from what is in sight, the nearest first. @param elementOf finds what a thing is drawn as */
export const byDistance = <Thing>(
  things: readonly Thing[],
  elementOf: (thing: Thing) => Element | null | undefined,
): [thing: Thing, distance: number][] =>
  things
    .map((thing): [Thing, number] => [thing, distanceOf(elementOf(thing))])
    .sort(([, one], [, other]) => one - other);
