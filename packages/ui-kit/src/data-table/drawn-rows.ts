/** A row's place among all rows, in pixels from the top of the first one. */
interface Place {
  index: number;
  start: number;
  end: number;
}

/**
 * What stands in a list of which only a part is drawn: rows, and the room that those left out would take. `which` room it
 * is stays the same as one scrolls on: their number from the top, -1 for the one at the end.
 */
export type Drawn = { index: number } | { room: number; which: number };

/**
 * The rows that are drawn with the room between them.
 * @param places of the rows that are drawn, in order
 * @param height of all rows in pixels
 * @param gap pixels that CSS leaves between any two neighbours
 */
export function drawnRows(places: readonly Place[], height: number, gap = 0): Drawn[] {
  const drawn: Drawn[] = [];
  let end = -gap;
  let rooms = 0;
  const leaveRoom = (until: number, which: number) => {
    const room = until - end - 2 * gap;
    if (room <= 0) return;
    drawn.push({ room, which });
    rooms += 1;
  };
  for (const place of places) {
    leaveRoom(place.start, rooms);
    drawn.push({ index: place.index });
    end = place.end;
  }
  leaveRoom(height + gap, -1);
  return drawn;
}
