/** How many people, or words, are looked at one by one. */
export const few = {
  /** Beside a list; where there are more of them, the filter is as good. */
  besides: 1000,
  /** Hits in no order that are put into one; where there are more, so many people are hits that lists are gone along. */
  hits: 100,
  /** Words that something is in; where there are more, so many people have one of them that lists are gone along. */
  words: 200,
  /** People by whom it is told which of several words is rarest. */
  told: 20,
  /** Words of which those who have one are read in order, each by themselves. */
  orders: 8,
};
