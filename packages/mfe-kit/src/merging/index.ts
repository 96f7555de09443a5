export { field } from './field';
export { fieldsOf, type WrittenField } from './fields-of';
export { listOf } from './list-of';
export { mapOf } from './map-of';
export { draftOf, type Merging, mergingOf, versionsOf } from './merging-of';
export type { Part } from './part';
export { keepsText, markedElsewhere, richText } from './rich-text';
export { continuesRichText, isEmptyRichText, isSameRichText } from './rich-text-sameness';
export type { Versions } from './versions';
