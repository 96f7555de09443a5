export type { InteractionHead } from './interaction-head';
export { type ScreenKind, screenKind } from './screen-kind';
export { useHead } from './use-head';
