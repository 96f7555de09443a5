import { createDeviceJournal } from './device-journal';
import type { Journal } from './journal';

export { createDeviceJournal } from './device-journal';
export * from './journal';
export * from './patch';
export * from './writers';

/** This device's journal. */
export const journal: Journal = createDeviceJournal();
