/** Of what stands in a form, the fields that differ from the record it was opened with. */
export function changedOf<Values extends object>(before: Values, now: Values): Partial<Values> {
  const names = Object.keys(now) as (keyof Values)[];
  return Object.fromEntries(
    names.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]),
  ) as Partial<Values>;
}
