/** One figure of a picture with what there is to say about it. */
export interface Mark {
  key: string;
  /** What it is of, such as a month. */
  label: string;
  /** The same where there is little room; the label itself where it is left out. */
  short?: string;
  /** The figure; of a pair the first goes up and the second down. */
  values: readonly [number] | readonly [number, number];
  /** All of it in words, which also name where it leads. */
  words: string;
  /** Where the rows behind it are; left out where there are none, or no screen shows them. */
  href?: string | undefined;
}

/** The greatest of all figures, at least 1. */
export const greatest = (marks: readonly Mark[]) => Math.max(1, ...marks.flatMap(({ values }) => values));
