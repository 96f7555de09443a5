/** The first and the last day of a year that begins today, YYYY-MM-DD in UTC: it ends the day before the same date. */
export function yearFrom(today: Date): { start_date: string; end_date: string } {
  const end = new Date(today);
  end.setUTCFullYear(end.getUTCFullYear() + 1, end.getUTCMonth(), end.getUTCDate() - 1);
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
  return { start_date: dayOf(today), end_date: dayOf(end) };
}
