export { type Changeable, changeableOf } from './changeable';
export { type Choice, ChoiceCards } from './choice-cards';
export { PrivateMark } from './private-mark';
export { useNames } from './use-names';
export { useSharing } from './use-sharing';
export { VisibilityLine } from './visibility-line';
export { visibilityWords } from './visibility-words';
export { WhoReadsField } from './who-reads-field';
