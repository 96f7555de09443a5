export { RefusedNotice } from './refused-notice';
export { RefusedWork } from './refused-work';
export { SavedIndicator, SavingState } from './saving-state';
