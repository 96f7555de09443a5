/** The faintest and the strongest shade, between which text stays legible on all of them. */
const FAINTEST = 0.06;
const STRONGEST = 0.5;

/** How much of the accent a cell has, from the first level of a rubric to its last. @param levels how many there are */
export const cellShade = (level: number, levels: number): number =>
  levels < 2 ? STRONGEST : FAINTEST + (level / (levels - 1)) * (STRONGEST - FAINTEST);
