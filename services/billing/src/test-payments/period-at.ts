/** A span that is paid for at once. */
export interface Period {
  start: Date;
  end: Date;
}

/** So many months after a moment; in a shorter month on its last day. */
function monthsAfter(start: Date, months: number): Date {
  const moved = new Date(start);
  moved.setUTCMonth(start.getUTCMonth() + months);
  if (moved.getUTCDate() !== start.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

/** The period in which a moment lies, of a plan that began at `start` and is paid for every so many months. */
export function periodAt(start: Date, months: number, moment: Date): Period {
  let count = 1;
  while (monthsAfter(start, count * months) <= moment) count += 1;
  return { start: monthsAfter(start, (count - 1) * months), end: monthsAfter(start, count * months) };
}
