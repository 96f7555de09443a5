import { useLayoutEffect, useRef } from 'react';
import { isPressing } from '../press/press';

/** The place that each row is drawn in, by the row's key, in the order of the rows. */
export type RowPlaces = ReadonlyMap<string, number>;

/**
 * Where rows are drawn next: those that stay keep their place, and one that comes below takes the place of one that
 * goes, whose elements become its own. What comes above gets a new place: moving elements up would move all others.
 * @param before places of the rows that are drawn, in their order
 * @param keys of those that are to be drawn, in theirs
 * @param mayTake false gives all that come new places
 */
export function placesOf(before: RowPlaces, keys: readonly string[], mayTake = true): Map<string, number> {
  const wanted = new Set(keys);
  const left = mayTake ? [...before].filter(([key]) => !wanted.has(key)).map(([, place]) => place) : [];
  const taken = new Set(before.values());
  const lastThatStays = keys.findLastIndex((key) => before.has(key));
  let free = 0;
  const unused = () => {
    while (taken.has(free)) free += 1;
    taken.add(free);
    return free;
  };
  return new Map(
    keys.map((key, index) => {
      const own = before.get(key);
      if (own !== undefined) return [key, own];
      return [key, (index > lastThatStays ? left.shift() : undefined) ?? unused()];
    }),
  );
}

const NONE: RowPlaces = new Map();

/** Places of the rows that are drawn; while something is pressed none takes another's, as its click would go there. */
export function useRowPlaces(keys: readonly string[]): RowPlaces {
  const drawn = useRef(NONE);
  const places = placesOf(drawn.current, keys, !isPressing());
  useLayoutEffect(() => {
    drawn.current = places;
  });
  return places;
}
