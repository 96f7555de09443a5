/** Visits that are made at once: what was said and written on all of a large district's would take much memory. */
const AT_ONCE = 200;

/** A list in parts that are small enough to be made one after the other, in order. */
export function* inParts<Row>(rows: readonly Row[], atOnce = AT_ONCE): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += atOnce) yield rows.slice(from, from + atOnce);
}
