export type { Coachee } from './coachee';
export { CoacheeField } from './coachee-field';
