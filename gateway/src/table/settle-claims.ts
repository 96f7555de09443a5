import { type CallRow, nameOf, type RefusedRow } from './call-row';

const isParameter = (segment: string) => segment.startsWith(':');

/** Whether there is a request that both could answer: same method, and paths that one address can match. */
export function overlap(one: CallRow, other: CallRow): boolean {
  if (one.method !== other.method) return false;
  const [ones, others] = [one.path.split('/'), other.path.split('/')];
  return (
    ones.length === others.length &&
    ones.every((segment, index) => {
      const against = others[index]!;
      return segment === against || isParameter(segment) || isParameter(against);
    })
  );
}

/** Whether two paths differ in nothing but what their parameters are called. */
const samePlace = (one: CallRow, other: CallRow) =>
  one.method === other.method && one.path.replace(/:\w+/g, ':') === other.path.replace(/:\w+/g, ':');

/** What is routed, and what is not because another call was there before. */
export interface Settled {
  rows: CallRow[];
  refused: RefusedRow[];
}

/**
 * Gives each path to the service that claimed it first, and refuses it to all others, also where a name of theirs
 * lies below somebody's parameter: nobody takes `/user/ada` away from who answers `/user/:id`. Within a service, a
 * name comes before a parameter.
 * @param claimed by all services, in the order in which they are listed
 * @param held the rows that were routed until now
 */
export function settleClaims(claimed: readonly CallRow[], held: readonly CallRow[]): Settled {
  const isHeld = (row: CallRow) => held.some((one) => one.owner === row.owner && samePlace(one, row));
  const taken: CallRow[] = [];
  const refused: RefusedRow[] = [];
  const inTurn = [...claimed.filter(isHeld), ...claimed.filter((row) => !isHeld(row))];
  for (const row of inTurn) {
    const before = taken.find((other) =>
      other.owner === row.owner ? samePlace(other, row) : overlap(other, row),
    );
    if (!before) taken.push(row);
    else {
      const reason = `${before.owner} answers ${nameOf(before)}`;
      refused.push({ owner: row.owner, call: nameOf(row), reason });
    }
  }
  const routed = new Set(taken);
  return { rows: claimed.filter((row) => routed.has(row)), refused };
}
