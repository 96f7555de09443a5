export { interactionParts } from './interaction-parts';
