export { type Autosave, type AutosaveOptions, createAutosave } from './autosave';
export { type AutosaveJournal, autosaveJournal } from './autosave-journal';
export { type AutosaveSnapshot, isSettled, type SavingState } from './autosave-state';
export { type AutosavedEntity, sendLeftBehind } from './autosaved-entity';
export type { Failure } from './failure';
export type { Unsent } from './packed-work';
export { type UsedAutosave, useAutosave } from './use-autosave';
