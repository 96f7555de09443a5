export { saveToolSet } from './save-tool-set';
export { setsOf } from './sets-of';
export { latestOf, showToolSet, storeToolSet } from './stored-tool-sets';
export {
  added,
  changedTool,
  deleted,
  hidden,
  type NewTool,
  renamed,
  reordered,
  stored,
  type ToolSetChange,
  unhidden,
  using,
} from './tool-set-changes';
export { type ToolRemoval, useToolRemoval } from './use-tool-removal';
export { type ToolSetSaves, useToolSetSaves } from './use-tool-set-saves';
