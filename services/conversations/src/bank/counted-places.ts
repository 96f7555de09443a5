import type { Asked } from './asked';
import type { Bank, BankRow } from './bank';
import { type Narrowed, placeOf } from './bank-keys';

/** A list that counts among what is asked for, or whose rows count twice in others. */
export interface CountedPlace {
  place: string;
  counts: 1 | -1;
  rows: number;
}

/** The lists whose rows together are what is asked for, and those that count twice in them. */
function placesToCount({ tool, parts, narrowed, gone }: Asked): Omit<CountedPlace, 'rows'>[] {
  const goneHere = narrowed.category ? [] : gone;
  const places = (by: Narrowed) => parts.map(({ scope }) => placeOf(tool, scope, { ...narrowed, ...by }));
  const twice = (by: Narrowed) =>
    parts.flatMap(({ scope, except }) =>
      except === null || (narrowed.user && narrowed.user !== except)
        ? []
        : [placeOf(tool, scope, { ...narrowed, ...by, user: except })],
    );
  const more = [...places({}), ...goneHere.flatMap((category) => twice({ category }))];
  const less = [...twice({}), ...goneHere.flatMap((category) => places({ category }))];
  return [
    ...more.map((place) => ({ place, counts: 1 as const })),
    ...less.map((place) => ({ place, counts: -1 as const })),
  ];
}

/** What is asked for as lists that are counted, hidden rows among them. */
export async function countedPlaces<Row extends BankRow>(
  { tallies }: Bank<Row>,
  asked: Asked,
): Promise<CountedPlace[]> {
  const places = placesToCount(asked);
  const rows = await tallies.count(places.map(({ place }) => place));
  return places.map((place, at) => ({ ...place, rows: rows[at]! }));
}

/** How many rows they have, each counted once. */
export const rowsIn = (places: readonly CountedPlace[]): number =>
  places.reduce((sum, { rows, counts }) => sum + counts * rows, 0);

/** Those of the parts that have rows; most people's have one. */
export function partsWithRows({ parts }: Asked, places: readonly CountedPlace[]): Asked['parts'] {
  const rows = new Map(places.map((each) => [each.place, each.rows]));
  return parts.filter(({ place }) => rows.get(place)! > 0);
}
