const dayOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;

/** How far ahead a day is where one is: "Today", "Tomorrow", "In 9 days". */
export function dayAhead(date: Date, now: Date): string {
  const days = dayOf(date) - dayOf(now);
  if (days <= 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `In ${days} days`;
}
