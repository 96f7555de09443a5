export { type FieldRule, type FieldRules, type FieldSameness, mergeFields } from './merge-fields';
export { type ListRules, mergeList } from './merge-list';
export type { Versions } from './versions';
