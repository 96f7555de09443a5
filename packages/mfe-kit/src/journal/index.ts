import { createDeviceJournal } from './device-journal';
import type { Journal } from './journal';
import { journalKey } from './key';

export { createDeviceJournal } from './device-journal';
export * from './journal';
export { forgetWhatRightsLost } from './lost-rights';
export * from './patch';
export * from './writers';

/** This device's journal. */
export const journal: Journal = createDeviceJournal(journalKey);
