export { CountsOnlyNote } from './counts-only-note';
