/** How many people are looked at one by one. */
export const few = {
  /** Beside a list; where there are more of them, the filter is as good. */
  besides: 1000,
  /** Hits in no order that are put into one; where there are more, so many people are hits that lists are gone along. */
  hits: 100,
};
