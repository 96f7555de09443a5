export { coacheeNames, listed } from './coachee-names';
export { durationText } from './duration-text';
export { subtitleOf, titleOf } from './heading';
