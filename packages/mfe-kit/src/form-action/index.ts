export { useFormAction } from './use-form-action';
