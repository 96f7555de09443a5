export { changedOf } from './changed-of';
export { type FormDraft, useFormDraft } from './use-form-draft';
export { type Typed, useTyped } from './use-typed';
export { type TypedRecord, useTypedRecord } from './use-typed-record';
