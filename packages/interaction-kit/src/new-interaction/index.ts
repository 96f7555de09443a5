export { newInteractionPath, startableTools } from './new-interaction';
export { NewInteractionMenu } from './new-interaction-menu';
