export { followColorScheme } from './follow-color-scheme';
export type { ColorSchemeChoice } from './stored-color-scheme';
