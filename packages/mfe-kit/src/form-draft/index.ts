export { type FormDraft, useFormDraft } from './use-form-draft';
export { type Typed, useTyped } from './use-typed';
