/**
 * What somebody moved, and what it was put between: so it can be made anew in an order that others have changed
 * meanwhile, whose own moves stay.
 */
export interface Move {
  uid: string;
  /** Null at the very top. */
  after: string | null;
  /** Null at the very end. */
  before: string | null;
}

/** An order after those that are named went to each other's places; the others stay where they are. */
export function withOrder(uids: readonly string[], wanted: readonly string[]): string[] {
  const known = new Set(uids);
  const named = wanted.filter((uid) => known.has(uid));
  const isNamed = new Set(named);
  let next = 0;
  return uids.map((uid) => (isNamed.has(uid) ? named[next++]! : uid));
}

/** The moves that lead from one order to another of the same things: one for each that was moved. */
export function movesBetween(from: readonly string[], to: readonly string[]): Move[] {
  const order = [...from];
  const moves: Move[] = [];
  for (let index = 0; index < to.length; ) {
    const [here, below] = [order[index]!, order[index + 1]];
    if (here === to[index]) {
      index += 1;
      continue;
    }
    // Of two neighbours that changed places the lower one was moved up.
    const isMovedDown = below === to[index] && to[index + 1] !== here;
    const uid = isMovedDown ? here : to[index]!;
    const place = to.indexOf(uid);
    const move = { uid, after: to[place - 1] ?? null, before: to[place + 1] ?? null };
    moves.push(move);
    const at = withMove(order, move, (each) => each);
    order.splice(0, order.length, ...at);
  }
  return moves;
}

function withMove<Part>(parts: readonly Part[], move: Move, uidOf: (part: Part) => string): Part[] {
  const part = parts.find((each) => uidOf(each) === move.uid);
  if (part === undefined) return [...parts];
  const rest = parts.filter((each) => each !== part);
  const placeOf = (uid: string | null) => rest.findIndex((each) => uidOf(each) === uid);
  const [above, below] = [placeOf(move.after), placeOf(move.before)];
  // Where all that it was put between is gone, it stays.
  if (move.after !== null && above < 0 && below < 0) return [...parts];
  rest.splice(move.after === null ? 0 : above >= 0 ? above + 1 : below, 0, part);
  return rest;
}

/** Parts after moves; the very same where all stand as wanted already. */
export function withMoves<Part extends { uid: string }>(
  parts: readonly Part[],
  moves: readonly Move[],
): readonly Part[] {
  const after = moves.reduce<readonly Part[]>((now, move) => withMove(now, move, ({ uid }) => uid), parts);
  return after.every((part, index) => part === parts[index]) ? parts : after;
}
