export { CoachHeader } from './coach-header';
export { ReaderHeader } from './reader-header';
