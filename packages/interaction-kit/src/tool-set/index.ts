export { loadToolSet } from './load-tool-set';
export { manageAddress, NEW_TOOL, toolsPath } from './tool-addresses';
export { toolIn } from './tool-in';
export { type ToolOfInteraction, toolOfInteraction } from './tool-of-interaction';
export { useToolSet } from './use-tool-set';
