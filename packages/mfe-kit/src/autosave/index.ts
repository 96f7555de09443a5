export { createAutosave } from './autosave';
export type { Autosave, AutosaveOptions } from './autosave-interface';
export { type AutosaveJournal, autosaveJournal } from './autosave-journal';
export { type AutosaveSnapshot, isSettled, type SavingState } from './autosave-state';
export {
  type AutosavedEntity,
  beginOnDevice,
  discardUnsent,
  isUnsentHere,
  neverSent,
  sendUnsentWork,
  unsentOf,
} from './autosaved-entity';
export { type LeftUnsent, leftUnsent, sendBeforeLeaving } from './before-leaving';
export { isUnanswered } from './call-failure';
export type { Failure } from './failure';
export type { Unsent } from './journal-delta';
export { lockDevice } from './lock-device';
export type { Sendable } from './sendable';
export { type UsedAutosave, useAutosave } from './use-autosave';
