export { applyStoredColorScheme } from './apply-stored-color-scheme';
export type { ColorSchemeChoice } from './stored-color-scheme';
