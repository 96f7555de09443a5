/** Every so many signs of a text that stand next to each other, in their order; none of what is shorter. */
export const runs = (signs: readonly string[], length: number): string[] =>
  signs
    .slice(0, Math.max(0, signs.length - length + 1))
    .map((_, at) => signs.slice(at, at + length).join(''));

/** Letters by how often they stand in text, the commonest last; whatever is not among them is rarer. */
const COMMON = 'jxqzkwyvfbgpmuhcldnorsiate ';

/** How common a piece of text likely is: the mean place of its letters in that order. */
export const commonness = (piece: string): number =>
  [...piece].reduce((sum, letter) => sum + COMMON.indexOf(letter) + 1, 0) / [...piece].length;
