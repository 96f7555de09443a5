export { useWritingPlace, type WritingActions } from './use-writing-place';
