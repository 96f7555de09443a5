/** A list in parts of a size, in order: what a transaction or a query takes at a time. @param size of all but the last */
export function* inParts<Row>(rows: readonly Row[], size: number): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}
