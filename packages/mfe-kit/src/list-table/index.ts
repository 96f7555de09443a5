export { useGrowingList } from './use-growing-list';
export { type UsedList, useList } from './use-list';
export { type ListAddress, useListAddress } from './use-list-address';
