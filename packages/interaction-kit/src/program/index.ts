export { ProgramField } from './program-field';
export { type OfferedPrograms, usePrograms } from './use-programs';
