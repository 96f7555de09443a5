/** The least width of a row of so many columns, with what stands between its parts; none where it is no row of a matrix. */
export const widthOf = (columns: number): string =>
  `calc(var(--matrix) * (var(--name-width) + ${columns} * (var(--column-min) + 6px) + var(--last-width) + 6px))`;
