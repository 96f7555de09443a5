export { binPath, isBinPath, recycleBinCallsOf } from './calls';
export * from './columns';
export * from './deleted-object';

/** What is said when something is back (spec 2 section 7). */
export const UNDELETED = 'Undelete successful';
