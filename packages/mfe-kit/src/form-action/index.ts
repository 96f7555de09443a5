export { focusAfter } from './focus-after';
export { useFormAction } from './use-form-action';
