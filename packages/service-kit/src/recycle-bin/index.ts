export { entityShelf } from './entity-shelf';
export { interactionShelf } from './interaction-shelf';
export { purgeDeleted } from './purge';
export { type RecycleBinHandlers, recycleBin } from './recycle-bin';
export type { Restoring, Shelf, Shelved } from './shelf';
