export { LargeSortableArea } from './large/large-sortable-area';
export { type LargeMovableItem, LargeSortableItem } from './large/large-sortable-item';
export { moveEntries } from './move-entries';
export { type Direction, isSameOrder, moved } from './order';
export { SortableArea, type SortableAreaProps } from './sortable-area';
export { type MovableItem, SortableItem, type SortableItemProps } from './sortable-item';
export { SortableList, type SortableListProps } from './sortable-list';
export type { OnReorder } from './use-order';
