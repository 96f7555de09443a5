export { firstListState, type ListState, readListState, writeListState } from './list-address';
export { readChoice, readChoices, readText } from './list-filters';
