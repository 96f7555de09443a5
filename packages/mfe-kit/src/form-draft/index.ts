export { type FormDraft, useFormDraft } from './use-form-draft';
