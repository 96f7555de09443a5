export { RefusedNotice } from './refused-notice';
export { SavedIndicator, SavingState } from './saving-state';
