export { refreshInteractionLists } from './refresh-interaction-lists';
