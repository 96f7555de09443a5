export { type Problems, problemsFrom, type Refusal } from './problems-from';
