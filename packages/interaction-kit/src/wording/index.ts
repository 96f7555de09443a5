export { DifferenceView } from './difference-view';
export { plainWords } from './plain-words';
export { type DifferencePart, wordDifference } from './word-difference';
